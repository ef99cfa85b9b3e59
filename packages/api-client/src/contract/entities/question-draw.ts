import { markSchema, questionTypeSchema, skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';

/** What a tag is called. A list of tags in an address has commas between them. */
export const tagNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,،]+$/u);

/** Which questions of the bank a draw is made from: those with all of these tags, in this folder, of this kind. */
const poolFields = {
  tags: z.array(tagNameSchema).max(10).default([]),
  type: skillSchema.nullable().default(null),
  subQuestionType: questionTypeSchema.nullable().default(null),
  category: idOf<'Category'>().nullable().default(null),
  level: idOf<'Level'>().nullable().default(null),
  diploma: idOf<'Diploma'>().nullable().default(null),
};

export const questionPoolSchema = z.object(poolFields);

/** Questions that each attempt at a task draws from the bank as it starts. */
export const questionDrawSchema = z.object({
  ...poolFields,
  /** How many questions an attempt gets. */
  count: z.number().int().min(1).max(50).default(1),
  /** What each of them is worth, in points: others are not drawn, so that all attempts have the same maximum. */
  mark: markSchema.min(0.5),
});
export type QuestionDraw = z.infer<typeof questionDrawSchema>;

/** What there is to draw from. */
export const drawPoolSchema = z.object({
  /** The finished questions by what they are worth. */
  byMark: z.array(z.object({ mark: z.number(), questions: z.number().int() })),
  /** Those that cannot be set to students yet, and are not drawn. */
  unfinished: z.number().int(),
});
export type DrawPool = z.infer<typeof drawPoolSchema>;
