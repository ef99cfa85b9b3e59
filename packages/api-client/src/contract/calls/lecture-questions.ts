import { z } from 'zod';
import { answersBody, call, questionBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { marksBodySchema } from '../entities/attempt.ts';
import {
  lectureAnswerBodySchema,
  lectureAnswerSchema,
  lectureQuestionBodySchema,
  lectureQuestionSchema,
  lectureQuestionSummarySchema,
  newLectureQuestionSchema,
  studentVideoQuestionSchema,
  taskLectureSchema,
  taskLecturesSchema,
} from '../entities/lecture-question.ts';
import { byId, idOf } from '../ids.ts';
import { booleanFlag } from '../shapes.ts';

/** Questions at which lectures stop, and the answers to them. */
export const lectureQuestionCalls = {
  ...defineResource('LectureQuestion', {
    entity: lectureQuestionSchema,
    listItem: lectureQuestionSummarySchema,
    createBody: newLectureQuestionSchema,
    body: lectureQuestionBodySchema,
    bodyLimits: questionBody,
    conflict: lectureQuestionSchema,
    sortable: ['atMs', 'title', 'createdAt', 'updatedAt'],
    filters: { video: idOf<'Video'>().optional(), archived: booleanFlag.optional() },
    summaries: {
      list: 'A page of the questions of lectures, for staff; those of one video by `video`, in their order.',
      create: 'Adds a question to a video.',
      get: 'One question of a lecture with its key, for staff.',
      update: 'Writes a question of a lecture; other content becomes a new version, and old answers stay with theirs.',
      remove: 'Removes a question of a lecture, or archives it where it has been answered.',
    },
  }),
  listStudentVideoQuestions: call({
    method: 'GET',
    path: '/student-video-questions',
    summary: "The questions of a lecture as the calling student may see them, with the student's own answers.",
    query: z.object({ video: idOf<'Video'>() }),
    reply: z.object({ items: z.array(studentVideoQuestionSchema) }),
  }),
  answerStudentVideoQuestion: call({
    method: 'POST',
    path: '/student-video-questions/:id/answers',
    summary: "Marks a student's try at a question of a lecture; 409 with the question as it stands where it moved on.",
    params: byId<'LectureQuestion'>(),
    body: lectureAnswerBodySchema,
    bodyLimits: answersBody,
    reply: studentVideoQuestionSchema,
    conflict: studentVideoQuestionSchema,
  }),
  listTaskLectures: call({
    method: 'GET',
    path: '/tasks/:id/lectures',
    summary: 'The lectures of a task, and how far each of its students is with them.',
    params: byId<'Task'>(),
    reply: taskLecturesSchema,
  }),
  getTaskLecture: call({
    method: 'GET',
    path: '/tasks/:id/lectures/:videoId',
    summary: "The answers of a task's students to each question of one of its lectures.",
    params: byId<'Task'>().extend({ videoId: idOf<'Video'>() }),
    reply: taskLectureSchema,
  }),
  saveLectureMarks: call({
    method: 'PUT',
    path: '/lecture-answers/:id/marks',
    summary: 'Saves the marks of an answer; 409 with the stored ones where `If-Match` is not their version.',
    params: byId<'LectureAnswer'>(),
    headers: z.object({ 'if-match': z.string().regex(/^"?\d+"?$/u) }),
    body: marksBodySchema,
    bodyLimits: answersBody,
    reply: lectureAnswerSchema,
    conflict: lectureAnswerSchema,
  }),
};
