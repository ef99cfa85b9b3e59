import { z } from 'zod';
import { shortEntrySchema, type ShortEntry } from '../../primitives/schema/answer-parts.ts';
import {
  blockIdSchema,
  commonBlockFields,
  idOf,
  itemIdSchema,
  richTextSchema,
  shortTextSchema,
} from '../../primitives/schema/fields.ts';

/** One pair, as its author writes it; both sides are plain text. It is worth 1 point. */
export const matchingPairSchema = z.strictObject({
  id: itemIdSchema,
  left: shortTextSchema,
  right: shortTextSchema,
  why: richTextSchema.optional(),
});

/** Pairs to be found: every left is given the right that belongs to it. `distractors` are rights that belong nowhere. */
export const matchingBlockSchema = z.strictObject({
  type: z.literal('Matching'),
  ...commonBlockFields,
  content: z.array(matchingPairSchema).max(100),
  distractors: z.array(shortTextSchema).max(100).optional(),
});

/** The id of the right given to each left, in the order of the pairs; empty for none. */
export const matchingEntrySchema = z.array(shortEntrySchema).max(100);

/** Lefts in the author's order and rights in one of their own, without what belongs to what. */
export const matchingStudentSchema = z.strictObject({
  type: z.literal('Matching'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  lefts: z.array(z.strictObject({ id: itemIdSchema, text: shortTextSchema })),
  rights: z.array(z.strictObject({ id: idOf<'Right'>(), text: shortTextSchema })),
  /** There are fewer rights than lefts: each may be given as often as one likes. */
  reusable: z.boolean(),
  maximum: z.number(),
});

/** A left, the right that belongs to it, and why. */
export type MatchingPair = z.infer<typeof matchingPairSchema>;
export type MatchingBlock = z.infer<typeof matchingBlockSchema>;
export type MatchingEntry = ShortEntry[];
export type MatchingStudentBlock = z.infer<typeof matchingStudentSchema>;

/** The id of a right side. It is no pair's: it is made from the text. */
export type RightId = MatchingRight['id'];

/** One right, as a student chooses it. */
export type MatchingRight = MatchingStudentBlock['rights'][number];
