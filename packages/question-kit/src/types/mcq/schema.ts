import { z } from 'zod';
import type { ShortEntry } from '../../primitives/schema/answer-parts.ts';
import {
  blockIdSchema,
  commonBlockFields,
  fileRefSchema,
  itemIdSchema,
  richTextSchema,
  shortTextSchema,
} from '../../primitives/schema/fields.ts';

/** One option. `text` is plain; it also describes the image, where there is one. */
export const mcqOptionSchema = z.strictObject({
  id: itemIdSchema,
  text: shortTextSchema,
  correct: z.boolean(),
  why: richTextSchema.optional(),
  image: fileRefSchema.optional(),
});

/** The steps in which a part of the point can count. Each divides it, so that the whole point is a number of steps. */
export const markStepSchema = z.literal([0.25, 0.5, 1]);

/** A choice of options; several `correct` ones make it multi-select. The block is worth 1 point. */
export const mcqBlockSchema = z.strictObject({
  type: z.literal('MCQ'),
  ...commonBlockFields,
  content: z.array(mcqOptionSchema).max(50),
  /** The step in which some of several right options count; any part of the point when absent. */
  markStep: markStepSchema.optional(),
});

/** The options in the author's order, without which is right. */
export const mcqStudentSchema = z.strictObject({
  type: z.literal('MCQ'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  /** Several may be chosen; how many is secret. */
  multiple: z.boolean(),
  content: z.array(z.strictObject({ id: itemIdSchema, text: shortTextSchema, image: fileRefSchema.optional() })),
  maximum: z.number(),
});

/** An option of a multiple-choice block, with its key. */
export type McqOption = z.infer<typeof mcqOptionSchema>;
export type MarkStep = z.infer<typeof markStepSchema>;
export type McqBlock = z.infer<typeof mcqBlockSchema>;
export type McqEntry = ShortEntry;
export type McqStudentBlock = z.infer<typeof mcqStudentSchema>;
