import type { z } from 'zod';
import type { AnswerPart } from '../schema/answer-parts.ts';
import { reviewerOf } from '../schema/reviewer.ts';
import type { MarkProblem } from '../marking/marks.ts';
import type { EntryRules } from './entry-rules.ts';
import { markProblemAbove } from './short-entry.ts';

/** What entries in parts share: text, recordings and files, and who reviewed them. */
interface PartsEntry {
  studentAnswer: AnswerPart[];
  reviewed?: boolean | undefined;
  reviewedBy?: string | undefined;
}

interface PartsEntryOptions<Block, Entry extends PartsEntry, Field extends keyof Entry & string> {
  schema: z.ZodType<Entry>;
  /** A new entry, as the template has it. */
  empty: () => Entry;
  /** The fields that hold the marks, in the order of the items of the block's mark. */
  fields: readonly Field[];
  /** The maximum of each field, in points. */
  maxima: (block: Block) => Readonly<Record<Field, number>>;
  /** What else may be wrong with a person's marking. */
  problem?: (entry: Entry) => MarkProblem | undefined;
}

/** Entries that hold an answer in parts, marked by components. */
export function partsEntry<Block, Entry extends PartsEntry & Record<Field, number>, Field extends keyof Entry & string>(
  options: PartsEntryOptions<Block, Entry, Field>,
): EntryRules<Block, Entry> {
  const { schema, empty, fields, maxima, problem } = options;
  return {
    schema,
    ownAnswer: (entry) => ({ ...empty(), studentAnswer: entry.studentAnswer }),
    takeMarks: (stored, given) => {
      const taken: Entry = { ...given, studentAnswer: stored.studentAnswer };
      // A name stands only beside a review.
      if (reviewerOf(given).reviewedBy === undefined) delete taken.reviewedBy;
      return taken;
    },
    withMarks: (entry, mark) => ({
      ...entry,
      ...Object.fromEntries(fields.map((field, index) => [field, mark.items[index]?.mark ?? 0])),
    }),
    markProblem: (block, entry) => {
      const maximum = maxima(block);
      for (const field of fields) {
        const above = markProblemAbove([field], entry[field], maximum[field]);
        if (above) return above;
      }
      return problem?.(entry);
    },
  };
}
