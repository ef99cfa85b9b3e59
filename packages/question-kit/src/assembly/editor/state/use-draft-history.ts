import { useCallback, useRef, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../../primitives/draft/action.ts';
import { useCommitted } from '../../../primitives/views/use-committed.ts';
import { apply, createHistory, redo, undo, type DraftHistory } from '../../draft/history.ts';

/** An edited draft with its history. The functions are stable. */
export interface DraftEditing {
  canUndo: boolean;
  canRedo: boolean;
  /** Returns the latest draft, even before it is rendered. */
  getDraft: () => Draft;
  /** Applies an action to the latest draft. */
  dispatch: (action: DraftAction) => void;
  /** Undoes the last step; returns the path that it changed, or null if there was none. */
  undo: () => (string | number)[] | null;
  /** Redoes the step that was undone last; returns like `undo`. */
  redo: () => (string | number)[] | null;
}

/** A history that outlives its editor: a host stores it and passes it back. */
export interface InitialHistory {
  /** The initial history; used only if its draft is the value of the editor. */
  initialHistory?: DraftHistory | undefined;
  /** Receives the history after every change, before the draft. */
  onHistory?: ((history: DraftHistory) => void) | undefined;
}

/**
 * Keeps the history of a controlled draft. A value from elsewhere (another question, a reload) starts a new history.
 */
export function useDraftHistory(
  value: Draft,
  onChange: (draft: Draft) => void,
  { initialHistory, onHistory }: InitialHistory = {},
): DraftEditing {
  const [history, setHistory] = useState(() =>
    initialHistory?.draft === value ? initialHistory : createHistory(value),
  );
  const newest = useRef(history);
  const ownDrafts = useRef(new WeakSet<Draft>());
  const callbacks = useRef({ onChange, onHistory });

  useCommitted(() => {
    callbacks.current = { onChange, onHistory };
  }, [onChange, onHistory]);

  useCommitted(() => {
    if (value === newest.current.draft || ownDrafts.current.has(value)) return;
    newest.current = createHistory(value);
    setHistory(newest.current);
  }, [value]);

  const goTo = useCallback((next: DraftHistory) => {
    if (next === newest.current) return;
    newest.current = next;
    ownDrafts.current.add(next.draft);
    setHistory(next);
    callbacks.current.onHistory?.(next);
    callbacks.current.onChange(next.draft);
  }, []);

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    getDraft: useCallback(() => newest.current.draft, []),
    dispatch: useCallback((action) => goTo(apply(newest.current, action)), [goTo]),
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
