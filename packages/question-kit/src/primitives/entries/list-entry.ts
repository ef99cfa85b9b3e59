import { z } from 'zod';
import { shortEntrySchema, type ShortEntry } from '../schema/answer-parts.ts';
import type { EntryRules } from './entry-rules.ts';
import { ownShortEntry, shortMarkProblem, takeShortMarks, withShortMark } from './short-entry.ts';

/** The schema of a list of at most `limit` short answers. */
export function listEntrySchema(limit: number) {
  return z.array(shortEntrySchema).max(limit);
}

/** Entries that are a list of short answers, each worth what `maxima` gives at its position, in points. */
export function listEntry<Block>(
  schema: z.ZodType<ShortEntry[]>,
  maxima: (block: Block) => readonly number[],
): EntryRules<Block, ShortEntry[]> {
  return {
    schema,
    ownAnswer: (entry) => entry.map(ownShortEntry),
    takeMarks: takeShortMarks,
    withMarks: (entry, mark) => entry.map((given, index) => withShortMark(given, mark.items[index])),
    markProblem: (block, entry) =>
      maxima(block)
        .map((maximum, index) => shortMarkProblem(entry[index], maximum, [index]))
        .find((problem) => problem !== undefined),
  };
}

/** Entries of a type that is read and not answered: an empty list. */
export function emptyEntry<Entry extends readonly unknown[]>(schema: z.ZodType<Entry>): EntryRules<unknown, Entry> {
  return {
    schema,
    ownAnswer: (entry) => entry,
    takeMarks: (stored) => stored,
    withMarks: (entry) => entry,
    markProblem: () => undefined,
  };
}
