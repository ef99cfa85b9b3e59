import { z } from 'zod';
import { idSchema } from '../../primitives/schema/fields.ts';

/** A moment: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** The name that a designer typed; nobody checks it. */
export const authorNameSchema = z.string().max(100);

/** The path from a draft to a field. */
const pathSchema = z
  .array(z.union([z.string().max(100), z.number().int().min(0)]))
  .max(10)
  .readonly();

const remarkTextSchema = z.string().max(5000);

/** How far a question is: the last is one that is no longer set to students. */
export const questionStates = ['draft', 'in-review', 'approved', 'retired'] as const;

/** How far a question is. */
export const questionStateSchema = z.enum(questionStates);

/** A change of a question's state: who and when. */
export const stateChangeSchema = z.strictObject({
  state: questionStateSchema,
  at: momentSchema,
  by: authorNameSchema,
});

const replySchema = z.strictObject({
  id: idSchema,
  text: remarkTextSchema,
  by: authorNameSchema,
  at: momentSchema,
});

/** What somebody says of a field or an option. */
export const commentSchema = z.strictObject({
  id: idSchema,
  /** Where the field was when it was written. */
  path: pathSchema,
  /** The block, item or input item that the comment stays with when it is moved; null for a field of the question itself. */
  itemId: idSchema.nullable(),
  text: remarkTextSchema,
  by: authorNameSchema,
  at: momentSchema,
  /** Null while it is open. */
  resolvedAt: momentSchema.nullable(),
  replies: z.array(replySchema).max(200).readonly(),
});

/** A value that somebody would put in the place of another. */
export const suggestionSchema = z.strictObject({
  id: idSchema,
  path: pathSchema,
  itemId: idSchema.nullable(),
  before: z.json(),
  after: z.json(),
  note: remarkTextSchema,
  by: authorNameSchema,
  at: momentSchema,
  state: z.enum(['open', 'accepted', 'rejected']),
  decidedBy: authorNameSchema.nullable(),
  decidedAt: momentSchema.nullable(),
});

/** A finding that somebody switched off, and why. */
export const exceptionSchema = z.strictObject({
  /** The name of the rule that reports it. */
  rule: z.string().min(1).max(100),
  path: pathSchema,
  /** The id of the nearest item, block or stimulus that the path leads through, which it follows; absent in older files. */
  itemId: idSchema.nullable().optional(),
  reason: z.string().min(1).max(1000),
  by: authorNameSchema,
  at: momentSchema,
});

/** What editors keep of a question beside its draft. */
export const editorialFields = {
  state: questionStateSchema,
  stateChanges: z.array(stateChangeSchema).max(1000).readonly(),
  comments: z.array(commentSchema).max(500).readonly(),
  suggestions: z.array(suggestionSchema).max(500).readonly(),
  exceptions: z.array(exceptionSchema).max(500).readonly(),
};

/** How far a question is. */
export type QuestionState = z.infer<typeof questionStateSchema>;
/** A change of a question's state. */
export type StateChange = z.infer<typeof stateChangeSchema>;
/** An answer to a comment. */
export type Reply = z.infer<typeof replySchema>;
/** What somebody says of a field or an option. */
export type Comment = z.infer<typeof commentSchema>;
/** A value that somebody would put in the place of another. */
export type Suggestion = z.infer<typeof suggestionSchema>;
/** A finding that somebody switched off, and why. */
export type Exception = z.infer<typeof exceptionSchema>;
