import type { AnswerEntry } from '../core/registry.ts';

/** Returns the entry of a block, or undefined if it is missing or an empty list. */
export function entryAt(value: readonly AnswerEntry[], index: number): AnswerEntry | undefined {
  const entry = value[index];
  return Array.isArray(entry) && entry.length === 0 ? undefined : entry;
}
