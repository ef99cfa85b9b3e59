import { useCallback, useRef } from 'react';
import { useCommitted } from '../../primitives/views/use-committed.ts';
import type { AnswerEntry } from '../core/registry.ts';

/** Replaces one entry of a controlled list. The function is stable, so that it causes no block to render. */
export function useEntries(
  value: readonly AnswerEntry[],
  onChange: (value: AnswerEntry[]) => void,
): (index: number, entry: AnswerEntry) => void {
  const latest = useRef({ value, onChange });
  useCommitted(() => {
    latest.current = { value, onChange };
  });
  return useCallback((index, entry) => {
    const next = [...latest.current.value];
    // Earlier blocks without an answer get an empty entry.
    while (next.length < index) next.push([]);
    next[index] = entry;
    // Two changes before the next render must not overwrite each other.
    latest.current.value = next;
    latest.current.onChange(next);
  }, []);
}
