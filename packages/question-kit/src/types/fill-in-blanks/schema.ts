import { z } from 'zod';
import { inlineFormats } from '../../primitives/rich-text/rich-text.ts';
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

/** A run of text between gaps; line breaks are kept. `formatting` holds the tags of rich text that format it, if any. */
export const gapTextSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().max(100_000),
  formatting: z.array(z.enum(inlineFormats)).min(1).max(inlineFormats.length).optional(),
});

/** A gap. The first of `answers` is the model one; `mark` in points, 1 when absent. */
export const gapSchema = z.strictObject({
  type: z.literal('gap'),
  id: itemIdSchema,
  answers: z.array(shortTextSchema).max(50),
  why: richTextSchema.optional(),
  match: matchSchema.optional(),
  mark: markSchema.optional(),
});

/** A text with gaps, typed into or filled from a box of words. */
export const fillInBlanksBlockSchema = z.strictObject({
  type: z.literal('FillInBlanks'),
  ...commonBlockFields,
  content: z.array(z.discriminatedUnion('type', [gapTextSchema, gapSchema])).max(1000),
  /** The gaps are filled from a box of words: each gap's first answer, and the distractors. */
  boxOptions: z.boolean(),
  distractors: z.array(shortTextSchema).max(100).optional(),
});

/** One short answer per gap, in the order of the gaps; with a word box it is the word. */
export const fillInBlanksEntrySchema = z.array(shortEntrySchema).max(1000);

/** The text and its gaps, without what belongs into them. */
export const fillInBlanksStudentSchema = z.strictObject({
  type: z.literal('FillInBlanks'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  content: z.array(
    z.discriminatedUnion('type', [gapTextSchema, z.strictObject({ type: z.literal('gap'), id: itemIdSchema })]),
  ),
  boxOptions: z.boolean(),
  /** The word box; a word that occurs twice may be used twice. Empty when the gaps are typed into. */
  words: z.array(shortTextSchema),
  maximum: z.number(),
});

/** A gap and the answers it accepts. */
export type Gap = z.infer<typeof gapSchema>;
/** A run of text between gaps. */
export type GapTextRun = z.infer<typeof gapTextSchema>;
/** A run of text, or a gap in it. */
export type FillInBlanksItem = Gap | GapTextRun;
export type FillInBlanksBlock = z.infer<typeof fillInBlanksBlockSchema>;
export type FillInBlanksEntry = ShortEntry[];
export type FillInBlanksStudentBlock = z.infer<typeof fillInBlanksStudentSchema>;
