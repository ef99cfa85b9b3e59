import { z } from 'zod';
import { reviewerSchema } from '../../primitives/schema/answer-parts.ts';
import { idSchema, markSchema } from '../../primitives/schema/fields.ts';
import { questionTypeSchema } from './question.ts';
import { schemasOf } from './schema-list.ts';

/**
 * What a student gives for one block. An empty list stands for "nothing yet" in a type without a template.
 */
export const answerEntrySchema = z.union(schemasOf((manifest) => manifest.entry.schema));

/** A student's answers to one question: an entry per block, in the order of the blocks. */
export const answerEntriesSchema = z.array(answerEntrySchema).max(1000);

/** One student, one attempt, one question (`spec.md` section 3, "Answer record"). */
export const answerRecordSchema = z.strictObject({
  taskTaken: idSchema,
  type: questionTypeSchema.default('MCQ'),
  question: idSchema,
  answers: answerEntriesSchema,
});

/** One student's answers to one question, in one attempt. */
export type AnswerRecord = z.infer<typeof answerRecordSchema>;

const decisions = ['exact', 'alternative', 'accent', 'typo', 'partial', 'none', 'manual'] as const;

/** What became of one item, as it travels; points. */
export const itemMarkSchema = z.strictObject({
  itemId: z.string().optional(),
  decision: z.enum(decisions),
  mark: markSchema,
  maximum: z.number().min(0),
  reviewed: z.boolean(),
  reviewedBy: reviewerSchema.optional(),
});

/** What became of one block, as it travels; points. */
export const blockMarkSchema = z.strictObject({
  mark: z.number().min(0),
  maximum: z.number().min(0),
  pending: z.boolean(),
  items: z.array(itemMarkSchema),
});
