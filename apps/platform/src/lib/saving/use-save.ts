import type { ConflictCallName } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSaveState, type SaveStateSource } from './save-state.ts';
import { trySave, type ConflictCopy } from './try-save.ts';

/** Follows the state of a save, and picks out what most pages ask of it. */
export function useSaveState<Content, Copy>({ state, subscribe }: SaveStateSource<Content, Copy>) {
  const current = useSyncExternalStore(subscribe, state);
  return {
    state: current,
    isSaving: current.kind === 'saving',
    conflict: current.kind === 'conflict' ? current : null,
    /** Why the last save did not reach the server; undefined where it did. */
    error: current.kind === 'offline' || current.kind === 'failed' ? current.error : undefined,
  };
}

/**
 * Saves when a person asks for it. `call` is the one whose conflict may come back; `send` sends the content.
 *
 * @returns the state, and `save`, which resolves with what came of it
 */
export function useSave<Name extends ConflictCallName, Content, Reply>(
  call: Name,
  send: (content: Content) => Promise<Reply>,
) {
  const [store] = useState(() => createSaveState<Content, ConflictCopy<Name>>());
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  const save = useCallback(
    async (content: Content) => {
      store.set({ kind: 'saving' });
      const outcome = await trySave(call, () => latestSend.current(content));
      if (outcome.kind === 'saved') store.set({ kind: 'saved', at: new Date().toISOString() });
      else if (outcome.kind === 'conflict') store.set({ ...outcome, mine: content });
      else store.set(outcome);
      return outcome;
    },
    [call, store],
  );

  /** Ends a conflict, or takes an error off the page. */
  const reset = useCallback(() => store.set({ kind: 'saved', at: null }), [store]);
  return { ...useSaveState(store), save, reset };
}
