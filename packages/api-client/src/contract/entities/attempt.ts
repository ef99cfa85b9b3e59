import {
  answerEntriesSchema,
  blockMarkSchema,
  questionSchema,
  questionTypeSchema,
  studentQuestionSchema,
} from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { attemptStatusSchema, taskKindSchema } from './task.ts';

/** An attempt. `mark` is null until the caller may know it. */
export const taskTakenSchema = z.object({
  ...storedFields<'TaskTaken'>(),
  task: idOf<'Task'>(),
  taskTitle: z.string(),
  taskKind: taskKindSchema,
  student: idOf<'User'>(),
  studentName: z.string(),
  number: z.number().int(),
  status: attemptStatusSchema,
  late: z.boolean(),
  startedAt: dateTime,
  /** By the server's clock, with extra time, without the grace for the network. */
  deadlineAt: dateTime.nullable(),
  submittedAt: dateTime.nullable(),
  releasedAt: dateTime.nullable(),
  /** Whether words may be looked up in it: always where no time runs, else where the task allows it. */
  hasDictionary: z.boolean(),
  /** What the marker said on returning it. */
  returnNote: z.string(),
  mark: z.number().nullable(),
  maximum: z.number().nullable(),
  /** Blocks that still wait for a person; null until the caller may know it. */
  pending: z.number().int().nullable(),
  /** The server's clock when it answered. */
  now: dateTime,
});
export type TaskTaken = z.infer<typeof taskTakenSchema>;

/** A student's saved answer to one question of an attempt. */
export const answerSchema = z.object({
  _id: idOf<'Answer'>(),
  taskTaken: idOf<'TaskTaken'>(),
  question: idOf<'Question'>(),
  type: questionTypeSchema,
  answers: answerEntriesSchema,
  flagged: z.boolean(),
  /** Grows with every applied save. */
  rev: z.number().int(),
  savedAt: dateTime.nullable(),
});
export type Answer = z.infer<typeof answerSchema>;

/** How often a recording with a play limit was played in an attempt. */
export const countedPlaySchema = z.object({
  /** The input item that was played. */
  item: z.string().min(1).max(64),
  count: z.number().int().min(1).max(1000),
});

/** What an answer that is recorded is called within an attempt: its block and one of the items. */
const recordingIdSchema = z.string().min(1).max(160);

/** How many takes of a recording with a limited number an attempt has counted. */
export const countedTakesSchema = z.object({ recording: recordingIdSchema, count: z.number().int() });

/** A take to count. */
export const takeSchema = z.object({
  recording: recordingIdSchema,
  /** Its id on the device that made it: the same however often it is reported. */
  take: z.string().min(1).max(64),
});

/** `rev` is the one the change was made upon. */
export const answerBodySchema = z.object({
  rev: z.number().int().min(0),
  answers: answerEntriesSchema,
  flagged: z.boolean().default(false),
  /**
   * How long this page was used on the answer's question, in all. `sitting` names the page; each opening has its own. The server
   * counts what is new in it as far as its clock allows.
   */
  activeTime: z
    .object({ sitting: z.string().min(1).max(40), activeMs: z.number().int().min(0).max(1_000_000_000) })
    .optional(),
});

/** One question of an attempt for a marker: with its key. `version` is the ETag of its marks. */
export const markingQuestionSchema = z.object({
  answer: idOf<'Answer'>(),
  question: idOf<'Question'>(),
  position: z.number().int(),
  content: questionSchema,
  answers: answerEntriesSchema,
  marks: z.array(blockMarkSchema),
  version: z.number().int(),
});

/** Everything the marking page shows of an attempt. */
export const markingSheetSchema = z.object({
  attempt: taskTakenSchema,
  /** Whether the student can see the keys in the result now; a return cannot take back what they have seen. */
  solutionVisible: z.boolean(),
  questions: z.array(markingQuestionSchema),
  /** The next attempt of the task, or of the group that is asked for, that still waits for a mark. */
  next: idOf<'TaskTaken'>().nullable(),
  /** Where it is among all attempts of the task, or of the group, oldest submission first, and those before and after it. */
  order: z.object({
    position: z.number().int().min(1),
    total: z.number().int().min(1),
    previous: idOf<'TaskTaken'>().nullable(),
    next: idOf<'TaskTaken'>().nullable(),
  }),
});
export type MarkingSheet = z.infer<typeof markingSheetSchema>;

export const marksBodySchema = z.object({ answers: answerEntriesSchema });

/** One question of a released attempt; `solution` only where the task shows model answers now. */
export const reviewQuestionSchema = z.object({
  question: idOf<'Question'>(),
  position: z.number().int(),
  view: studentQuestionSchema,
  solution: questionSchema.nullable(),
  answers: answerEntriesSchema,
  marks: z.array(blockMarkSchema),
});

/** What a student and their parents read after release. */
export const reviewSheetSchema = z.object({
  attempt: taskTakenSchema,
  /** The name of the student's level. */
  level: z.string().nullable(),
  /**
   * Whether keys and model answers are shown. `after-attempts`: not before the student has no attempt left and none open;
   * `after-close`: not before the task is closed and everybody has submitted.
   */
  solutions: z.enum(['shown', 'never', 'after-attempts', 'after-close']),
  questions: z.array(reviewQuestionSchema),
});
export type ReviewSheet = z.infer<typeof reviewSheetSchema>;
