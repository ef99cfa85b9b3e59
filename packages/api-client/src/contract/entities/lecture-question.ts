import {
  answerEntriesSchema,
  blockMarkSchema,
  questionSchema,
  questionTypeSchema,
  studentQuestionSchema,
  type QuestionType,
} from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';

/** The types of questions at which a lecture may stop. */
export const lectureQuestionTypes = [
  'MCQ',
  'FillInBlanks',
  'ShortAnswers',
  'NoteTaking',
  'Matching',
  'SpeakingQA',
] as const satisfies readonly QuestionType[];

/** A day, which no video reaches. */
const maxVideoMs = 24 * 3_600_000;

const place = z.number().int().min(0).max(maxVideoMs);
const maxTries = z.number().int().min(0).max(100);

/** Where a lecture stops for a question, and what a student has to do there. */
const placeAndRules = {
  /** Where the video stops, in milliseconds from its start. */
  atMs: place,
  /** Must be answered before the video goes on. */
  isRequired: z.boolean(),
  /** Must be answered correctly before the video goes on, or until no tries are left. A person's mark is not waited for. */
  mustBeRight: z.boolean(),
  /** How often a student may try; 0 is no limit. */
  maxTries,
  /** Shows the key and the author's reasons after the last try or the right answer. */
  showWhy: z.boolean(),
};

const rulesBody = {
  atMs: place,
  isRequired: placeAndRules.isRequired.default(true),
  mustBeRight: placeAndRules.mustBeRight.default(false),
  maxTries: maxTries.default(1),
  showWhy: placeAndRules.showWhy.default(true),
};

export const newLectureQuestionSchema = z.object({ video: idOf<'Video'>(), ...rulesBody, content: questionSchema });

export const lectureQuestionBodySchema = z.object({
  /** The revision that the change was made upon. */
  rev: z.number().int(),
  ...rulesBody,
  /** Asked no more; its answers stay. */
  archived: z.boolean().default(false),
  /** Without it the content stays as it is, for a change of place or rules alone. */
  content: questionSchema.optional(),
});

/** A question of a lecture as lists show it, for staff. */
export const lectureQuestionSummarySchema = z.object({
  ...storedFields<'LectureQuestion'>(),
  video: idOf<'Video'>(),
  ...placeAndRules,
  title: z.string(),
  subQuestionType: questionTypeSchema,
  /** Points. */
  maximum: z.number(),
  /** Whether it has no validation issue; students are not asked one that has. */
  isReady: z.boolean(),
  archived: z.boolean(),
  /** The version of the content that students are asked now. */
  version: z.number().int(),
  /** Grows with every save. */
  rev: z.number().int(),
  /** How many students have answered it. */
  answered: z.number().int(),
});
export type LectureQuestionSummary = z.infer<typeof lectureQuestionSummarySchema>;

/** A question of a lecture with its key, for staff. */
export const lectureQuestionSchema = lectureQuestionSummarySchema.extend({
  author: idOf<'User'>().nullable(),
  content: questionSchema,
});
export type LectureQuestion = z.infer<typeof lectureQuestionSchema>;

/** Right: the mark is the maximum. Pending: a person has to mark it. */
export const lectureOutcomeSchema = z.enum(['right', 'wrong', 'pending']);
export type LectureOutcome = z.infer<typeof lectureOutcomeSchema>;

/** A student's own answer to a question of a lecture. */
export const ownLectureAnswerSchema = z.object({
  /** Counts the student's tries from 1. */
  try: z.number().int(),
  outcome: lectureOutcomeSchema,
  /** With marks and a marker's comments only where `marks` is given. */
  answers: answerEntriesSchema,
  answeredAt: dateTime,
  /** After the last try or the right answer, once nothing waits for a person. */
  marks: z.array(blockMarkSchema).nullable(),
  /** The question with its key, after the last try or the right answer, where the author shows it. */
  solution: questionSchema.nullable(),
});

/** A student's copy of a question of a lecture. */
export const studentVideoQuestionSchema = z.object({
  _id: idOf<'LectureQuestion'>(),
  video: idOf<'Video'>(),
  ...placeAndRules,
  /** The version of `view`, which an answer names. */
  version: z.number().int(),
  view: studentQuestionSchema,
  triesUsed: z.number().int(),
  /** Null is no limit; 0 once it is answered correctly. */
  triesLeft: z.number().int().nullable(),
  /** Whether the video may go on: it is answered, and correctly where that is asked for. */
  isPassed: z.boolean(),
  /** The last try; null before the first, and where the question has changed since and can be tried again. */
  answer: ownLectureAnswerSchema.nullable(),
});
export type StudentVideoQuestion = z.infer<typeof studentVideoQuestionSchema>;

export const lectureAnswerBodySchema = z.object({
  /** The number of the try, from 1. The same try with the same answers again gets the same reply. */
  try: z.number().int().min(1).max(1_000_000),
  /** The version of the question that is answered. */
  version: z.number().int().min(1).max(1_000_000),
  answers: answerEntriesSchema,
});

/** A student's try at a question of a lecture, for markers. */
export const lectureAnswerSchema = z.object({
  _id: idOf<'LectureAnswer'>(),
  question: idOf<'LectureQuestion'>(),
  /** The version of the content that was answered. */
  questionVersion: z.number().int(),
  student: idOf<'User'>(),
  studentName: z.string(),
  try: z.number().int(),
  answeredAt: dateTime,
  outcome: lectureOutcomeSchema,
  answers: answerEntriesSchema,
  marks: z.array(blockMarkSchema),
  /** The ETag of its marks. */
  version: z.number().int(),
});
export type LectureAnswer = z.infer<typeof lectureAnswerSchema>;

/** What came of a lecture of a task, for one student. */
export const studentLectureSchema = z.object({
  video: idOf<'Video'>(),
  watchedPercent: z.number(),
  isComplete: z.boolean(),
  /** Questions that were answered, of those that were answered correctly, and answers that wait for a person. */
  answered: z.number().int(),
  right: z.number().int(),
  pending: z.number().int(),
});

/** The lectures of a task and their students, for staff. */
export const taskLecturesSchema = z.object({
  lectures: z.array(
    z.object({
      video: idOf<'Video'>(),
      title: z.string(),
      durationMs: z.number().int(),
      /** How many questions students are asked in it. */
      questions: z.number().int(),
    }),
  ),
  students: z.array(
    z.object({ student: idOf<'User'>(), studentName: z.string(), lectures: z.array(studentLectureSchema) }),
  ),
});
export type TaskLectures = z.infer<typeof taskLecturesSchema>;

/** A question of a task's lecture with all answers, for staff. */
export const answeredLectureQuestionSchema = lectureQuestionSummarySchema.extend({
  /** Every version that has answers, and the current one; the newest first. */
  versions: z.array(z.object({ version: z.number().int(), content: questionSchema })),
  /** Every try of the task's students, by their names, the last try first. */
  answers: z.array(lectureAnswerSchema),
});
export type AnsweredLectureQuestion = z.infer<typeof answeredLectureQuestionSchema>;

/** The answers to the questions of a task's lecture, for staff. */
export const taskLectureSchema = z.object({
  video: idOf<'Video'>(),
  title: z.string(),
  durationMs: z.number().int(),
  /** How many students the task is set for. */
  students: z.number().int(),
  questions: z.array(answeredLectureQuestionSchema),
});
export type TaskLecture = z.infer<typeof taskLectureSchema>;
