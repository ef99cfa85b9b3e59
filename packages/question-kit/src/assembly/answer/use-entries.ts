import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { AnswerEntry } from '../core/registry.ts';

const useCommitted = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Replaces one entry of a controlled list. The function stays the same for good, so that no block is drawn for its sake. */
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
    // A list with holes is no list of answers: what comes before is "nothing yet".
    while (next.length < index) next.push([]);
    next[index] = entry;
    // Two changes before the next drawing must not undo each other.
    latest.current.value = next;
    latest.current.onChange(next);
  }, []);
}
