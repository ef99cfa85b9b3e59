import { z } from 'zod';
import { fileRefSchema, earnedMarkSchema, idOf, itemIdSchema, shortTextSchema } from './fields.ts';

/** One piece of a long answer: typed text, a recording, or a file. */
export const answerPartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(100_000) }),
  /** `itemId`: the prompt or photo that this recording answers. */
  z.strictObject({ kind: z.literal('recording'), file: fileRefSchema, itemId: itemIdSchema.optional() }),
  z.strictObject({ kind: z.literal('file'), file: fileRefSchema }),
]);

/** One piece of a long answer. */
export type AnswerPart = z.infer<typeof answerPartSchema>;

/** The colours a marker may give a comment; a view gives each a name and a tone. */
export const annotationColours = ['amber', 'teal', 'rose', 'violet'] as const;

/**
 * A marker's comment on a range of the answer's first text part.
 * `start` (inclusive) and `end` (exclusive) are UTF-16 offsets, as `String.prototype.slice` takes them.
 */
export const annotationSchema = z.strictObject({
  id: idOf<'Annotation'>(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  comment: z.string().max(5000),
  colour: z.enum(annotationColours),
});

/** A marker's comment on a range of a text. */
export type Annotation = z.infer<typeof annotationSchema>;

/** Who gave or confirmed a mark: the name that the host knows them by. */
export const reviewerSchema = z.string().max(200);

/**
 * A short answer with its mark. `reviewed`: a person has given or confirmed the mark; a mark of 0 alone says nothing.
 */
export const shortEntrySchema = z.strictObject({
  studentAnswer: shortTextSchema,
  studentMark: earnedMarkSchema,
  reviewed: z.boolean().optional(),
  reviewedBy: reviewerSchema.optional(),
});

/** A short answer with its mark. */
export type ShortEntry = z.infer<typeof shortEntrySchema>;
