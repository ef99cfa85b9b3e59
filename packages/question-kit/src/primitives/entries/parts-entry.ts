import type { z } from 'zod';
import type { AnswerPart } from '../schema/answer-parts.ts';
import { reviewerOf, signReview } from '../schema/reviewer.ts';
import type { MarkProblem } from '../marking/marks.ts';
import type { EntryRules } from './entry-rules.ts';
import { markProblemAbove } from './short-entry.ts';

/** The fields that all entries in parts have: text, recordings and files, and who reviewed them. */
interface PartsEntry {
  studentAnswer: AnswerPart[];
  reviewed?: boolean | undefined;
  reviewedBy?: string | undefined;
}

interface PartsEntryOptions<Block, Entry extends PartsEntry, Field extends keyof Entry & string> {
  schema: z.ZodType<Entry>;
  /** Returns a new entry, as in the template. */
  empty: () => Entry;
  /** The fields that hold the marks, in the order of the items of the block's mark. */
  fields: readonly Field[];
  /** The maximum of each field, in points. */
  maxima: (block: Block) => Readonly<Record<Field, number>>;
  /** Further checks of a person's marking. */
  problem?: (entry: Entry) => MarkProblem | undefined;
}

/** Rules for entries that hold an answer in parts, marked by components. */
export function partsEntry<Block, Entry extends PartsEntry & Record<Field, number>, Field extends keyof Entry & string>(
  options: PartsEntryOptions<Block, Entry, Field>,
): EntryRules<Block, Entry> {
  const { schema, empty, fields, maxima, problem } = options;
  return {
    schema,
    ownAnswer: (entry) => ({ ...empty(), studentAnswer: entry.studentAnswer }),
    takeMarks: (stored, marked) => {
      // Where there is no template, nothing has been answered yet and the stored entry is an empty list.
      const merged: Entry = { ...marked, studentAnswer: Array.isArray(stored) ? [] : stored.studentAnswer };
      // A reviewer's name is kept only with a review.
      if (reviewerOf(marked).reviewedBy === undefined) delete merged.reviewedBy;
      return merged;
    },
    // No machine marks these entries: what a person has entered of one that is not reviewed yet stays, though it counts 0.
    withMarks: (entry, mark) =>
      entry.reviewed === true
        ? { ...entry, ...Object.fromEntries(fields.map((field, index) => [field, mark.items[index]?.mark ?? 0])) }
        : entry,
    sign: signReview,
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
