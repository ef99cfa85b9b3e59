import { useSyncExternalStore } from 'react';
import type { Draft } from '../../core/question.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { DraftIssues } from './use-issues.ts';

/** The draft on the page, and what is left to mend in it. */
export interface ShownDraft {
  draft: Draft;
  issues: DraftIssues;
}

/**
 * Hands the draft to the panes past everything between them and the editor. A prop or a context would have React walk
 * through every line of every block with each key; this goes to the three panes alone.
 */
export interface ShownDraftStore {
  get: () => ShownDraft;
  set: (next: ShownDraft) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createShownDraft(first: ShownDraft): ShownDraftStore {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    set: (next) => {
      if (next === shown) return;
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft on the page, and what is left to mend in it. */
export function useShownDraft(): ShownDraft {
  const { shown } = useEditor();
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}
