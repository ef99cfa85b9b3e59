import { useCallback, useEffect, useRef, useState } from 'react';
import { openDrafts } from './drafts.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const writeDelayMs = 400;

interface StoredDraftOptions<Value> {
  /** What kind of object it is a draft of. */
  kind: string;
  /** The object's `_id`, or what stands for a new one. */
  id: string;
  /** The stored revision that a new draft is based on. A draft of another one is restored too, and `rev` of what is returned names that. */
  rev: string;
  initial: () => Value;
  isValid: (value: unknown) => value is Value;
}

interface DraftState<Value> {
  value: Value;
  isChanged: boolean;
  wasRestored: boolean;
  /** The revision that a restored draft is based on; null once it was saved or dropped. */
  restoredRev: string | null;
}

const unchanged = { isChanged: false, wasRestored: false, restoredRev: null } as const;

const isAnything = (_value: unknown): _value is unknown => true;
const nothing = JSON.stringify(null);

/**
 * Work that is stored on this device until it is saved, so that it survives a reload and a crash. Tabs with the same object share one
 * place on the device: a tab removes only what it has read or stored itself, and what another has written over is stored again once
 * that one is done.
 */
export function useStoredDraft<Value>({ kind, id, rev, initial, isValid }: StoredDraftOptions<Value>) {
  const [drafts] = useState(openDrafts);
  /** What is stored on the device, as text. */
  const textAt = useCallback((at: string) => JSON.stringify(drafts.read(kind, at, isAnything)), [drafts, kind]);
  const [opened] = useState(() => textAt(id));
  /** What this page has read or stored there; anything else is of another tab. */
  const own = useRef(opened);
  const [{ value, isChanged, wasRestored, restoredRev }, setState] = useState<DraftState<Value>>(() => {
    const stored = drafts.read(kind, id, isValid);
    return stored
      ? { value: stored.value, isChanged: true, wasRestored: true, restoredRev: stored.base }
      : { value: initial(), ...unchanged };
  });
  /** What a save has to name: where somebody else has saved since the draft was written, it is the conflict that it is. */
  const base = restoredRev ?? rev;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasUnwritten = useRef(false);
  /** Also before it is rendered, and after the page was left. */
  const newest = useRef({ value, base });
  useEffect(() => {
    newest.current.base = base;
  }, [base]);

  const store = useCallback(
    (at: string) => {
      const { base: on, value: current } = newest.current;
      // In the order of fields in which it is read.
      const isStored = drafts.store(kind, at, { base: on, value: current });
      // What a full disk has left there may be of another tab.
      if (isStored) own.current = textAt(at);
    },
    [drafts, kind, textAt],
  );

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (hasUnwritten.current) store(id);
    hasUnwritten.current = false;
  }, [id, store]);

  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const change = useCallback(
    (next: Value) => {
      setState((before) => ({ ...before, value: next, isChanged: true }));
      newest.current.value = next;
      hasUnwritten.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeDelayMs);
    },
    [write],
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    const storeAgain = ({ key, oldValue, newValue }: StorageEvent) => {
      // Null is of all keys at once.
      if (key !== null && key !== drafts.keyOf(kind, id)) return;
      // Who removes the text of this page has read it, and saved or dropped it.
      if (newValue === null && oldValue !== own.current && textAt(id) === nothing) store(id);
    };
    addEventListener('storage', storeAgain);
    return () => removeEventListener('storage', storeAgain);
  }, [drafts, isChanged, id, kind, store, textAt]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    hasUnwritten.current = false;
    if (textAt(id) === own.current) drafts.remove(kind, id);
  }, [drafts, id, kind, textAt]);

  /** Call once `saved` is on the server under `savedId`. Changes made since then stay stored, based on `savedRev`. */
  const markSaved = useCallback(
    (saved: Value, savedId: string, savedRev: string) => {
      clear();
      const { value: current } = newest.current;
      newest.current.base = savedRev;
      if (current !== saved) store(savedId);
      setState({ value: current, ...unchanged, isChanged: current !== saved });
    },
    [clear, store],
  );

  /** Takes a version that is stored on the server in place of what was changed here, which is gone then. */
  const adopt = useCallback(
    (stored: Value) => {
      clear();
      newest.current.value = stored;
      setState({ value: stored, ...unchanged });
    },
    [clear],
  );

  /** Returns to the stored object. */
  const discard = useCallback(() => adopt(initial()), [adopt, initial]);

  return { value, isChanged, wasRestored, rev: base, change, markSaved, adopt, discard };
}
