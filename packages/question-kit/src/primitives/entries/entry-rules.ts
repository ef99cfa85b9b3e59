import type { z } from 'zod';
import type { BlockMark, MarkProblem } from '../marking/marks.ts';

/**
 * How the answer entries of a type are validated and changed. A type uses one of `shortEntry`, `listEntry`, `partsEntry` and
 * `emptyEntry`; it has no rules of its own.
 */
export interface EntryRules<Block, Entry> {
  /** The schema of an answer entry of this type, complete or not. */
  schema: z.ZodType<Entry>;
  /** Returns what a student may save of an entry: the answer, with marks and comments reset. */
  ownAnswer(entry: Entry): Entry;
  /** The stored answer with a person's marks and comments from `marked`. */
  takeMarks(stored: Entry, marked: Entry): Entry;
  /** Returns the entry with the marks of `mark`; a person's marks are kept, also those of a review that is not finished. */
  withMarks(entry: Entry, mark: BlockMark): Entry;
  /** Returns the entry with the names of those who gave or confirmed its marks; see `signReview`. */
  sign(before: Entry | undefined, after: Entry, by: string | undefined): Entry;
  /** Returns the first mark above its maximum, or comment outside its text. */
  markProblem(block: Block, entry: Entry): MarkProblem | undefined;
}
