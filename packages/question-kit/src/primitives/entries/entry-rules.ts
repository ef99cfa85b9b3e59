import type { z } from 'zod';
import type { BlockMark, MarkProblem } from '../marking/marks.ts';

/**
 * How the answer entries of a type are read and written. A type chooses one of `shortEntry`, `listEntry`, `partsEntry` and
 * `emptyEntry`; it has no rules of its own.
 */
export interface EntryRules<Block, Entry> {
  /** One answer entry of this type, however far it is filled in. */
  schema: z.ZodType<Entry>;
  /** What a student may write of an entry: their answer, with every mark and comment reset. */
  ownAnswer(entry: Entry): Entry;
  /** The stored answer with a person's marks and comments from `given`. */
  takeMarks(stored: Entry, given: Entry): Entry;
  /** The entry with the marks of `mark` written into it; a person's marks are left alone. */
  withMarks(entry: Entry, mark: BlockMark): Entry;
  /** The first mark above its maximum, or comment outside its text. */
  markProblem(block: Block, entry: Entry): MarkProblem | undefined;
}
