import { questionSchema, questionTypeSchema, skillSchema, studentQuestionSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { storedFields } from '../shapes.ts';

/** A stored question: the kit's question and who wrote it. `rev` grows with every save. */
export const storedQuestionSchema = z.object({
  ...storedFields<'Question'>(),
  rev: z.number().int(),
  author: idOf<'User'>().nullable(),
  /** How many tasks use it. */
  uses: z.number().int(),
  content: questionSchema,
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
