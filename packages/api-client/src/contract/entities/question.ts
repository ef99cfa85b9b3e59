import {
  exceptionSchema,
  questionSchema,
  questionTypeSchema,
  skillSchema,
  studentQuestionSchema,
} from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { storedFields } from '../shapes.ts';

/** A finding of the check that is switched off for a question, and why. Who did it, and when, is signed by the server. */
const writtenExceptionSchema = exceptionSchema.omit({ by: true, at: true });
export type WrittenException = z.infer<typeof writtenExceptionSchema>;

/** What a question is saved with beside its content: its exceptions, whole; those that it has stay where none are given. */
export const questionExceptions = z.array(writtenExceptionSchema).max(500).optional();

/** A stored question: the kit's question and who wrote it. `rev` grows with every save. */
export const storedQuestionSchema = z.object({
  ...storedFields<'Question'>(),
  rev: z.number().int(),
  author: idOf<'User'>().nullable(),
  /** How many tasks use it. */
  uses: z.number().int(),
  /** Cannot be added to tasks; those that have it keep it. */
  archived: z.boolean(),
  /** By name. */
  tags: z.array(z.string()),
  content: questionSchema,
  /** The findings of the check that are switched off. `by` is a name; empty for somebody who is no longer known. */
  exceptions: z.array(exceptionSchema),
});
export type StoredQuestion = z.infer<typeof storedQuestionSchema>;

/** A question as lists show it. */
export const questionSummarySchema = z.object({
  ...storedFields<'Question'>(),
  title: z.string(),
  type: skillSchema,
  subQuestionType: questionTypeSchema,
  category: z.string(),
  level: z.string(),
  diploma: z.string(),
  blocks: z.number().int(),
  /** Points. */
  maximum: z.number(),
  uses: z.number().int(),
  archived: z.boolean(),
  /** By name. */
  tags: z.array(z.string()),
  authorName: z.string().nullable(),
});
export type QuestionSummary = z.infer<typeof questionSummarySchema>;

/** A student's copy of a question, frozen with the attempt. */
export const attemptQuestionSchema = z.object({
  question: idOf<'Question'>(),
  position: z.number().int(),
  view: studentQuestionSchema,
});
export type AttemptQuestion = z.infer<typeof attemptQuestionSchema>;

const unfinishedQuestionSchema = z.object({
  _id: idOf<'Question'>(),
  title: z.string(),
  /** Validation issues of the kit; `message` is English, `code` is for those who translate it. */
  issues: z.array(
    z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string(), message: z.string() }),
  ),
});
/** A question that cannot be set to students yet, with its issues. */
export type UnfinishedQuestion = z.infer<typeof unfinishedQuestionSchema>;

/** Why a task cannot be set: its unfinished questions. */
export const unfinishedQuestionsSchema = z.object({ questions: z.array(unfinishedQuestionSchema) });
