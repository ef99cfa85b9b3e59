import { z } from 'zod';
import { reviewerSchema } from '../../primitives/schema/answer-parts.ts';
import { earnedMarkSchema, idOf } from '../../primitives/schema/fields.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';
import { questionTypeSchema } from './question.ts';
import { schemasOf } from './schema-list.ts';

/**
 * A student's answer to one block. An empty list stands for "nothing yet" in a type without a template.
 */
export const answerEntrySchema = z.union(schemasOf((manifest) => manifest.entry.schema));

/** A student's answers to one question: an entry per block, in the order of the blocks. */
export const answerEntriesSchema = z.array(answerEntrySchema).max(1000);

/** One student, one attempt, one question (`spec.md` section 3, "Answer record"). */
export const answerRecordSchema = z.strictObject({
  taskTaken: idOf<'TaskTaken'>(),
  type: questionTypeSchema.default('MCQ'),
  question: idOf<'Question'>(),
  answers: answerEntriesSchema,
});

/** One student's answers to one question, in one attempt. */
export type AnswerRecord = z.infer<typeof answerRecordSchema>;

/** The item that was marked, or a component of the marks such as `content`. */
const markedItemSchema: z.ZodType<ItemId, ItemId> = z.string();

const decisions = ['exact', 'alternative', 'accent', 'typo', 'partial', 'none', 'manual'] as const;

/** The result of one item in a reply; marks in points. */
export const itemMarkSchema = z.strictObject({
  itemId: markedItemSchema.optional(),
  decision: z.enum(decisions),
  mark: earnedMarkSchema,
  maximum: z.number().min(0),
  reviewed: z.boolean(),
  reviewedBy: reviewerSchema.optional(),
});

/** The result of one block in a reply; marks in points. */
export const blockMarkSchema = z.strictObject({
  mark: z.number().min(0),
  maximum: z.number().min(0),
  pending: z.boolean(),
  items: z.array(itemMarkSchema),
});
