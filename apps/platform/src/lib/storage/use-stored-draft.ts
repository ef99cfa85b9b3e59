import { useCallback, useEffect, useRef, useState } from 'react';
import { openDrafts } from './drafts.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const writeDelayMs = 400;

interface StoredDraftOptions<Value> {
  /** What kind of object it is a draft of. */
  kind: string;
  /** The object's `_id`, or what stands for a new one. */
  id: string;
  /** The stored revision that the draft is based on. A draft of another revision is not restored. */
  rev: string;
  initial: () => Value;
  isValid: (value: unknown) => value is Value;
}

/** Work that is stored on this device until it is saved, so that it survives a reload and a crash. */
export function useStoredDraft<Value>({ kind, id, rev, initial, isValid }: StoredDraftOptions<Value>) {
  const [drafts] = useState(openDrafts);
  const [{ value, isChanged, wasRestored }, setState] = useState(() => {
    const stored = drafts.read(kind, id, isValid);
    return stored?.base === rev
      ? { value: stored.value, isChanged: true, wasRestored: true }
      : { value: initial(), isChanged: false, wasRestored: false };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<{ value: Value }>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) drafts.store(kind, id, { base: rev, value: unwritten.current.value });
    unwritten.current = undefined;
  }, [drafts, id, kind, rev]);

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
      unwritten.current = { value: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeDelayMs);
    },
    [write],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    unwritten.current = undefined;
    drafts.remove(kind, id);
  }, [drafts, id, kind]);

  /** Call once `saved` is on the server under `savedId`. Changes made since then stay stored, based on `savedRev`. */
  const markSaved = useCallback(
    (saved: Value, savedId: string, savedRev: string) => {
      clear();
      setState((before) => {
        if (before.value === saved) return { value: saved, isChanged: false, wasRestored: false };
        drafts.store(kind, savedId, { base: savedRev, value: before.value });
        return { ...before, wasRestored: false };
      });
    },
    [clear, drafts, kind],
  );

  /** Takes a version that is stored on the server in place of what was changed here, which is gone then. */
  const adopt = useCallback(
    (stored: Value) => {
      clear();
      setState({ value: stored, isChanged: false, wasRestored: false });
    },
    [clear],
  );

  /** Returns to the stored object. */
  const discard = useCallback(() => adopt(initial()), [adopt, initial]);

  return { value, isChanged, wasRestored, change, markSaved, adopt, discard };
}
