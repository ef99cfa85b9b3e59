import { z } from 'zod';
import { blockIdSchema, commonBlockFields, richTextSchema } from '../../primitives/schema/fields.ts';

/** A vocabulary block: `rubric` is the word list or the passage, and there is nothing besides. */
export const vocabBlockSchema = z.strictObject({ type: z.literal('Vocab'), ...commonBlockFields });

/** The words as a student receives them. They earn nothing. */
export const vocabStudentSchema = z.strictObject({
  type: z.literal('Vocab'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  maximum: z.literal(0),
});

/** Words are read and practised: there is no answer, so its entry is always empty. */
export const vocabEntrySchema = z.tuple([]);

export type VocabBlock = z.infer<typeof vocabBlockSchema>;
export type VocabStudentBlock = z.infer<typeof vocabStudentSchema>;
export type VocabEntry = z.infer<typeof vocabEntrySchema>;
