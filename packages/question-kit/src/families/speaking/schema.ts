import { z } from 'zod';
import { answerPartSchema, reviewerSchema } from '../../primitives/schema/answer-parts.ts';
import { earnedMarkSchema, fileRefSchema, idOf, markSchema } from '../../primitives/schema/fields.ts';

/** A time limit that an author sets; absent for no limit. */
export const secondsSchema = z.number().int().min(1).max(3600).optional();

/** How long a student may prepare, and may speak. */
export const timingFields = { prepSeconds: secondsSchema, answerSeconds: secondsSchema };

/** How often a student may record an answer; absent for as often as they like. */
export const triesSchema = z.number().int().min(1).max(20).optional();

/** A marker's comment at a moment of a recording. `recording`: the file it is about, one of `studentAnswer`. */
export const timedCommentSchema = z.strictObject({
  id: idOf<'TimedComment'>(),
  recording: idOf<'File'>(),
  /** Milliseconds from the start of the recording. */
  atMs: z.number().int().min(0).max(86_400_000),
  text: z.string().max(5000),
});

/** A marker's comment at a moment of a recording. */
export type TimedComment = z.infer<typeof timedCommentSchema>;

/** A spoken answer: the recordings, and a person's comment on them. */
export const spokenEntryFields = {
  /** A recording per prompt or photo, identified by its `itemId`. */
  studentAnswer: z.array(answerPartSchema).max(100),
  instructorFiles: z.array(fileRefSchema).max(50),
  instructorComments: z.string().max(20_000),
  timedComments: z.array(timedCommentSchema).max(200).optional(),
  reviewed: z.boolean().optional(),
  reviewedBy: reviewerSchema.optional(),
};

/** The components of every spoken answer that is marked by components; in a block the maxima, in points. */
export const sharedMaxima = { communicationMark: markSchema, languageKnowledgeMark: markSchema };

/** The marks given for them. */
export const sharedMarks = {
  studentCommunicationMark: earnedMarkSchema,
  studentLanguageKnowledgeMark: earnedMarkSchema,
};

const spokenEntrySchema = z.strictObject(spokenEntryFields);

/** What the entries of all spoken answers share. */
export type SpokenEntry = z.infer<typeof spokenEntrySchema>;
