import type { z } from 'zod';
import type { ShortEntry } from '../schema/answer-parts.ts';
import { signReview } from '../schema/reviewer.ts';
import type { EntryRules } from './entry-rules.ts';
import { ownShortEntry, shortMarkProblem, takeShortMarks, withShortMark } from './short-entry.ts';

/** Rules for entries that are a list of short answers; `maxima` returns the maximum of each, in points. */
export function listEntry<Block>(
  schema: z.ZodType<ShortEntry[]>,
  maxima: (block: Block) => readonly number[],
): EntryRules<Block, ShortEntry[]> {
  return {
    schema,
    ownAnswer: (entry) => entry.map(ownShortEntry),
    takeMarks: takeShortMarks,
    withMarks: (entry, mark) => entry.map((answer, index) => withShortMark(answer, mark.items[index])),
    sign: (before, after, by) => {
      const signed = after.map((entry, index) => signReview(before?.[index], entry, by));
      return signed.some((entry, index) => entry !== after[index]) ? signed : after;
    },
    markProblem: (block, entry) =>
      maxima(block)
        .map((maximum, index) => shortMarkProblem(entry[index], maximum, [index]))
        .find((problem) => problem !== undefined),
  };
}

/** Rules for entries of a type that is not answered: an empty list. */
export function emptyEntry<Entry extends readonly unknown[]>(schema: z.ZodType<Entry>): EntryRules<unknown, Entry> {
  return {
    schema,
    ownAnswer: (entry) => entry,
    takeMarks: (stored) => stored,
    withMarks: (entry) => entry,
    sign: (_before, after) => after,
    markProblem: () => undefined,
  };
}
