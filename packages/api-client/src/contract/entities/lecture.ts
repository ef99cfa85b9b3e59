import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { captionsSchema, videoSchema, videoTime } from './video.ts';

/** A part of a video, from its first millisecond to the one after its last. */
export const intervalSchema = z
  .tuple([videoTime, videoTime])
  .refine(([startMs, endMs]) => startMs < endMs, { params: { code: 'format' } });

/** What a student has watched of a lecture, as lists show it. */
export const lectureProgressSchema = z.object({
  /** How much has been watched, each part counted once. */
  watchedMs: z.number().int(),
  /** The same in whole percent of the lecture. */
  percent: z.number().int(),
  /** Where to resume. */
  positionMs: z.number().int(),
  /** When 90 % were watched and all required questions answered; it stays, whatever comes later. */
  completedAt: dateTime.nullable(),
  /** When the student last watched. */
  seenAt: dateTime,
});

/** The same with the parts that have been watched, in order and without overlap. */
export const watchedProgressSchema = lectureProgressSchema.extend({
  intervals: z.array(z.tuple([z.number().int(), z.number().int()])),
});

/** Where a lecture stops, without what it asks there. */
export const lectureStopSchema = z.object({
  _id: idOf<'LectureQuestion'>(),
  atMs: z.number().int(),
  /** Must be answered before the lecture goes on. */
  isRequired: z.boolean(),
  /** Whether this student has answered it; where the answer must be right, rightly or with the last try. False for staff. */
  isAnswered: z.boolean(),
});

const lectureFields = {
  _id: idOf<'Video'>(),
  title: z.string(),
  /** Plain text; line breaks stay. */
  description: z.string(),
  level: z.object({ _id: idOf<'Level'>(), name: z.string() }).nullable(),
  order: z.number().int(),
  durationMs: z.number().int(),
  poster: idOf<'File'>().nullable(),
  stops: z.array(lectureStopSchema),
};

/** A video as lists of lectures show it. */
export const lectureSummarySchema = z.object({
  ...lectureFields,
  captionLanguages: z.array(z.string()),
  /** The student's own, or that of a parent's child; null for staff, and before the first look. */
  progress: lectureProgressSchema.nullable(),
  /** How many of the students that a member of staff sees have begun and completed it; null for others. */
  audience: z.object({ started: z.number().int(), completed: z.number().int() }).nullable(),
});
export type LectureSummary = z.infer<typeof lectureSummarySchema>;

/** A published video as those see it who watch it. */
export const lectureSchema = z.object({
  ...lectureFields,
  source: videoSchema.shape.source,
  captions: z.array(captionsSchema),
  progress: watchedProgressSchema.nullable(),
  /** The moments that this student marked as not understood. */
  notUnderstood: z.array(z.object({ _id: idOf<'VideoMoment'>(), atMs: z.number().int() })),
});
export type Lecture = z.infer<typeof lectureSchema>;

/** What a player reports every ten seconds, when it is paused, hidden or left, and until all that was watched is counted. */
export const beatSchema = z.object({
  /** What has been watched and is not confirmed yet. */
  intervals: z.array(intervalSchema).max(100),
  positionMs: videoTime,
  /** The highest speed at which what is reported was watched. More than twice the normal speed counts as twice. */
  rate: z.number().min(0.1).max(16).default(1),
  /** Where the student went back to, by more than two seconds. */
  rewoundToMs: z.array(videoTime).max(20).default([]),
});

/** A note of one's own at a moment of a video. */
export const videoNoteSchema = z.object({
  ...storedFields<'VideoNote'>(),
  video: idOf<'Video'>(),
  atMs: z.number().int(),
  text: z.string(),
});
export type VideoNote = z.infer<typeof videoNoteSchema>;

/** What is written of a note. */
export const videoNoteBodySchema = z.object({ atMs: videoTime, text: z.string().trim().min(1).max(5000) });

/** What students did at a part of a video. */
export const videoStatisticsSchema = z.object({
  /** How many students have begun it, and completed it. */
  started: z.number().int(),
  completed: z.number().int(),
  /** Parts of ten seconds, in order; the last one may be shorter. */
  parts: z.array(
    z.object({
      startMs: z.number().int(),
      /** How often somebody went back to here. */
      rewound: z.number().int(),
      notUnderstood: z.number().int(),
      /** The percent of those who have begun the video that have watched some of this part. */
      watchedPercent: z.number().int(),
    }),
  ),
});
export type VideoStatistics = z.infer<typeof videoStatisticsSchema>;

/** What one student has done with a lecture, for staff. */
export const lectureStudentSchema = z.object({
  student: idOf<'User'>(),
  name: z.string(),
  progress: lectureProgressSchema.nullable(),
  /** How many of the lecture's questions the student has answered. */
  answered: z.number().int(),
});
export type LectureStudent = z.infer<typeof lectureStudentSchema>;
