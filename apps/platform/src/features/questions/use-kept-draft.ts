import type { Draft } from '@rubrica/question-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forget, keep, readKept } from '../../lib/kept.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const restMs = 400;

const nameOf = (question: string) => `question/${question}`;

/** A draft that survives a reload and a crash until it is saved. `rev` is the stored revision it is made upon. */
export function useKeptDraft(question: string, rev: string, initial: () => Draft) {
  const [{ draft, isChanged, wasRestored }, setState] = useState(() => {
    const found = readKept<Draft>(nameOf(question));
    return found?.base === rev
      ? { draft: found.value, isChanged: true, wasRestored: true }
      : { draft: initial(), isChanged: false, wasRestored: false };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Draft>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) keep(nameOf(question), { base: rev, value: unsaved.current });
    unsaved.current = undefined;
  }, [question, rev]);

  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const change = useCallback(
    (next: Draft) => {
      setState((before) => ({ ...before, draft: next, isChanged: true }));
      unsaved.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, restMs);
    },
    [write],
  );

  /** The draft is saved: nothing needs to be kept, unless it was changed since. */
  const settle = useCallback(
    (saved: Draft, id: string, savedRev: string) => {
      clearTimeout(timer.current);
      forget(nameOf(question));
      setState((before) => {
        if (before.draft === saved) return { draft: saved, isChanged: false, wasRestored: false };
        keep(nameOf(id), { base: savedRev, value: before.draft });
        return { ...before, wasRestored: false };
      });
      unsaved.current = undefined;
    },
    [question],
  );

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = undefined;
    forget(nameOf(question));
    setState({ draft: initial(), isChanged: false, wasRestored: false });
  }, [initial, question]);

  return { draft, isChanged, wasRestored, change, settle, drop };
}
