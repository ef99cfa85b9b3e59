import { z } from 'zod';
import { call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  beatSchema,
  lectureSchema,
  lectureStudentSchema,
  lectureSummarySchema,
  videoNoteBodySchema,
  videoNoteSchema,
  videoStatisticsSchema,
  watchedProgressSchema,
} from '../entities/lecture.ts';
import { videoTime } from '../entities/video.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema, listQuery, pageOf } from '../shapes.ts';

/** Videos as those see them who watch them, and what they leave behind. */
export const lectureCalls = {
  ...defineResource('Lecture', {
    entity: lectureSchema,
    listItem: lectureSummarySchema,
    sortable: ['title', 'durationMs', 'order', 'createdAt'],
    filters: { level: idOf<'Level'>().optional(), student: idOf<'User'>().optional() },
    summaries: {
      list: "The lectures of the calling student, of a parent's child named by `student`, or that staff may see.",
      get: 'One lecture with its captions and, for a student, what they have watched.',
    },
  }),
  reportProgress: call({
    method: 'POST',
    path: '/lectures/:id/progress',
    summary: 'Adds what a student has watched: never more than the clock allows since their last report.',
    params: byId<'Video'>(),
    body: beatSchema,
    reply: watchedProgressSchema,
  }),
  markNotUnderstood: call({
    method: 'POST',
    path: '/lectures/:id/moments',
    summary: 'Marks a moment that the student did not understand.',
    params: byId<'Video'>(),
    body: z.object({ atMs: videoTime }),
    reply: z.object({ _id: idOf<'VideoMoment'>(), atMs: z.number().int() }),
    status: 201,
  }),
  unmarkNotUnderstood: call({
    method: 'DELETE',
    path: '/video-moments/:id',
    summary: 'Takes back a mark of the calling student.',
    params: byId<'VideoMoment'>(),
    reply: confirmationSchema,
  }),
  listLectureStudents: call({
    method: 'GET',
    path: '/videos/:id/students',
    summary:
      'The students who have the video as a lecture or have begun it, each with what they have watched; for staff.',
    params: byId<'Video'>(),
    query: listQuery(['name', 'watched', 'seenAt'], {}),
    reply: pageOf(lectureStudentSchema),
  }),
  getVideoStatistics: call({
    method: 'GET',
    path: '/videos/:id/statistics',
    summary: 'Where students went back, did not understand and stopped watching, by ten seconds; for staff.',
    params: byId<'Video'>(),
    reply: videoStatisticsSchema,
  }),
  ...defineResource('VideoNote', {
    entity: videoNoteSchema,
    createBody: videoNoteBodySchema.extend({ video: idOf<'Video'>() }),
    body: videoNoteBodySchema,
    sortable: ['atMs', 'createdAt'],
    filters: { video: idOf<'Video'>().optional() },
    summaries: {
      list: "A page of the caller's own notes.",
      create: 'Adds a note of one’s own to a lecture.',
      remove: 'Removes a note.',
    },
  }),
};
