import type { AnswerEntry } from '../core/registry.ts';

/** The entry of a block, or undefined for "nothing yet": a list may have ended before it, or hold an empty one for it. */
export function givenEntry(value: readonly AnswerEntry[], index: number): AnswerEntry | undefined {
  const entry = value[index];
  return Array.isArray(entry) && entry.length === 0 ? undefined : entry;
}
