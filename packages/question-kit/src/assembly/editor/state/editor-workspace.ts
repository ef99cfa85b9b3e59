import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorApi } from '../../../primitives/editor/state/editor-api.ts';
import type { VisibleDraft, VisibleDraftStore } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import type { OfferedTypes } from '../add/add-options.ts';
import type { BlockEditors } from '../registry.ts';

/** The actions of the panes of the editor, which know all question types. */
export interface EditorWorkspace extends EditorApi<Draft> {
  /** The host's own editors of some types. */
  editors: Partial<BlockEditors> | undefined;
  /** The types of exercise that the author can choose. */
  offers: OfferedTypes;
  /** Shows a toast with a button that undoes something; the toast closes with the editor. */
  offerUndo: (text: string, undo: () => void) => void;
  /** Where the marking of the last block of each type is kept on this device. */
  schemes: string | undefined;
}

export const EditorWorkspaceContext = createContext<EditorWorkspace | null>(null);

/**
 * Returns the surrounding editor.
 * @throws {Error} outside a `QuestionEditor`
 */
export function useEditorWorkspace(): EditorWorkspace {
  const workspace = useContext(EditorWorkspaceContext);
  if (!workspace) throw new Error('A pane of the editor needs a QuestionEditor around it: it holds the draft.');
  return workspace;
}

/** The store of the rendered draft, with a setter for the editor that owns it. */
export interface WritableVisibleDraft extends VisibleDraftStore<Draft> {
  set: (next: VisibleDraft<Draft>) => void;
}

export function createVisibleDraft(first: VisibleDraft<Draft>): WritableVisibleDraft {
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

/** Returns the whole rendered draft and its issues. */
export function useDraftOnPage(): VisibleDraft<Draft> {
  const { visibleDraft } = useEditorWorkspace();
  return useSyncExternalStore(visibleDraft.subscribe, visibleDraft.get, visibleDraft.get);
}
