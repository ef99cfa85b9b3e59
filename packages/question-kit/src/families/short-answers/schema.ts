import { z } from 'zod';
import { shortEntrySchema, type ShortEntry } from '../../primitives/schema/answer-parts.ts';
import {
  blockIdSchema,
  commonBlockFields,
  itemIdSchema,
  markSchema,
  matchSchema,
  richTextSchema,
  shortTextSchema,
} from '../../primitives/schema/fields.ts';

const prompt = shortTextSchema.optional();

/**
 * One field's prompt and key. `prompt` is plain text; `___` in it says where on a line the field stands, and lines that
 * begin with `#` or `##` are headings (`prompt-lines.ts`). The first of `answers` is the model one; `mark` in points, 1 when
 * absent.
 *
 * Items with the same prompt (or none) and the same answers belong together: see `primitives/comparison/any-order.ts`.
 */
export const shortItemSchema = z.strictObject({
  id: itemIdSchema,
  prompt,
  answers: z.array(shortTextSchema).max(50),
  why: richTextSchema.optional(),
  match: matchSchema.optional(),
  mark: markSchema.optional(),
});

/**
 * Fields to be filled with a few words each: `answersCount` of them, the first ones as `content` says. A field beyond
 * `content`, or one without answers, has no key and waits for a person.
 */
export const shortAnswersBlockSchema = z.strictObject({
  type: z.literal('ShortAnswers'),
  ...commonBlockFields,
  content: z.array(shortItemSchema).max(100),
  answersCount: z.number().int().min(1).max(100),
});

/** One short answer per field. */
export const shortAnswersEntrySchema = z.array(shortEntrySchema).max(100);

/** The fields with their prompts, without what belongs into them. */
export const shortAnswersStudentSchema = z.strictObject({
  type: z.literal('ShortAnswers'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  content: z.array(z.strictObject({ id: itemIdSchema, prompt })),
  answersCount: z.number().int().min(1),
  maximum: z.number(),
});

/** A field: its prompt, the answers it accepts, and how they are compared. */
export type ShortItem = z.infer<typeof shortItemSchema>;
export type ShortAnswersBlock = z.infer<typeof shortAnswersBlockSchema>;
export type ShortAnswersEntry = ShortEntry[];
export type ShortAnswersStudentBlock = z.infer<typeof shortAnswersStudentSchema>;
