import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../../primitives/draft/action.ts';
import { apply, createHistory, redo, undo, type DraftHistory } from '../../draft/history.ts';

/** A draft under edit, with its history. The functions never change. */
export interface DraftEditing {
  canUndo: boolean;
  canRedo: boolean;
  /** The draft as it is now, also before the page shows it. */
  draftNow: () => Draft;
  /** Does an action on the newest draft. */
  act: (action: DraftAction) => void;
  /** Takes the last step back; the path of what it changed, or null where there was none. */
  undo: () => (string | number)[] | null;
  /** Does the step again that was taken back last. */
  redo: () => (string | number)[] | null;
}

/** A history that outlives its editor: a host keeps it and hands it back. */
export interface KeptHistory {
  /** Where the editor begins, if it leads to the very draft that is its value. */
  first?: DraftHistory | undefined;
  /** Receives the history after every change, before the draft. */
  onHistory?: ((history: DraftHistory) => void) | undefined;
}

/**
 * Keeps the history of a controlled draft. A value that did not come from here (another question, a reload) begins a new
 * history.
 */
export function useDraftHistory(
  value: Draft,
  onChange: (draft: Draft) => void,
  { first, onHistory }: KeptHistory = {},
): DraftEditing {
  const [history, setHistory] = useState(() => (first?.draft === value ? first : createHistory(value)));
  const newest = useRef(history);
  const made = useRef(new WeakSet<Draft>());
  const report = useRef({ onChange, onHistory });

  useLayoutEffect(() => {
    report.current = { onChange, onHistory };
  }, [onChange, onHistory]);

  useLayoutEffect(() => {
    if (value === newest.current.draft || made.current.has(value)) return;
    newest.current = createHistory(value);
    setHistory(newest.current);
  }, [value]);

  const goTo = useCallback((next: DraftHistory) => {
    if (next === newest.current) return;
    newest.current = next;
    made.current.add(next.draft);
    setHistory(next);
    report.current.onHistory?.(next);
    report.current.onChange(next.draft);
  }, []);

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    draftNow: useCallback(() => newest.current.draft, []),
    act: useCallback((action) => goTo(apply(newest.current, action)), [goTo]),
    undo: useCallback(() => {
      const step = newest.current.past.at(-1);
      goTo(undo(newest.current));
      return step?.inverse[0]?.path ?? null;
    }, [goTo]),
    redo: useCallback(() => {
      const step = newest.current.future.at(-1);
      goTo(redo(newest.current));
      return step?.patches[0]?.path ?? null;
    }, [goTo]),
  };
}
