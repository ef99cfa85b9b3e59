import { z } from 'zod';
import { idSchema } from '../../primitives/schema/fields.ts';
import { exceptionSchema } from '../core/exception.ts';
import { authorNameSchema, momentSchema, pathSchema } from '../core/remark-fields.ts';

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

/**
 * One part of a draft that somebody would have otherwise. `path` and `itemId` are the anchor of what is changed: a field, an item, or the
 * owner of the list that gets an item.
 */
export const suggestedChangeSchema = z.strictObject({
  /** `set`, also where it is absent: another value for a field or a whole item; `replace`: other items in the place of some of a list. */
  kind: z.enum(['set', 'insert', 'remove', 'move', 'replace']).optional(),
  path: pathSchema,
  itemId: idSchema.nullable(),
  /** Null for none: an optional field that is empty, an item that is not there yet. */
  before: z.json(),
  after: z.json(),
  /** Where an item that is inserted or moved is to stand: behind the first of these that is in the list, or else at its beginning. */
  behind: z.array(idSchema).max(20).readonly().optional(),
  /** Where the items that are replaced began in their list. */
  from: z.number().int().min(0).optional(),
});

/** What somebody would change, and why. */
export const suggestionSchema = z.strictObject({
  id: idSchema,
  ...suggestedChangeSchema.shape,
  /** What is changed together with it: the former key beside the new one. */
  also: z.array(suggestedChangeSchema).max(1000).readonly().optional(),
  note: remarkTextSchema,
  by: authorNameSchema,
  at: momentSchema,
  state: z.enum(['open', 'accepted', 'rejected']),
  decidedBy: authorNameSchema.nullable(),
  decidedAt: momentSchema.nullable(),
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
/** One part of a draft that somebody would have otherwise. */
export type SuggestedChange = z.infer<typeof suggestedChangeSchema>;
/** What somebody would change, and why. */
export type Suggestion = z.infer<typeof suggestionSchema>;
