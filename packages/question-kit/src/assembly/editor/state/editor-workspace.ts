import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorApi } from '../../../primitives/editor/state/editor-api.ts';
import type { ShownDraft, ShownDraftStore } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import type { Offers } from '../add/offers.ts';
import type { BlockEditors } from '../registry.ts';

/** What the panes of the editor may do besides what every part of it may: they know all question types. */
export interface EditorWorkspace extends EditorApi<Draft> {
  /** The host's own editors of some types. */
  editors: Partial<BlockEditors> | undefined;
  /** Which types of exercise the author is offered. */
  offers: Offers;
}

export const EditorWorkspaceContext = createContext<EditorWorkspace | null>(null);

/**
 * The editor around a pane.
 * @throws {Error} outside a `QuestionEditor`
 */
export function useEditorWorkspace(): EditorWorkspace {
  const workspace = useContext(EditorWorkspaceContext);
  if (!workspace) throw new Error('A pane of the editor needs a QuestionEditor around it: it holds the draft.');
  return workspace;
}

/** A store of the draft on the page, with a setter for the editor that owns it. */
export interface WritableShownDraft extends ShownDraftStore<Draft> {
  set: (next: ShownDraft<Draft>) => void;
}

export function createShownDraft(first: ShownDraft<Draft>): WritableShownDraft {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next) => {
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The whole draft on the page and its issues. */
export function useDraftOnPage(): ShownDraft<Draft> {
  const { shown } = useEditorWorkspace();
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}
