import { z } from 'zod';
import { shortEntrySchema, type ShortEntry } from '../../primitives/schema/answer-parts.ts';
import { blockIdSchema, commonBlockFields, richTextSchema } from '../../primitives/schema/fields.ts';

/** Instructions on their own: read, not answered. */
export const rubricBlockSchema = z.strictObject({ type: z.literal('Rubric'), ...commonBlockFields });

/** Always empty: answers are matched to blocks by index. */
export const rubricEntrySchema = z.array(shortEntrySchema).max(0);

/** The instructions. */
export const rubricStudentSchema = z.strictObject({
  type: z.literal('Rubric'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  maximum: z.number(),
});

export type RubricBlock = z.infer<typeof rubricBlockSchema>;
export type RubricEntry = ShortEntry[];
export type RubricStudentBlock = z.infer<typeof rubricStudentSchema>;
