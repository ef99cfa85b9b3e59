import type { QuestionId } from '@rubrica/api-client/contract';
import type { Draft } from '@rubrica/question-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from '../../lib/storage/drafts.ts';

/** Long enough not to write with every key, short enough to lose no more than a word. */
const writeDelayMs = 400;

const nameOf = (question: QuestionId) => `question/${question}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && typeof value.title === 'string' && 'questions' in value && Array.isArray(value.questions);
}

/**
 * A draft that is stored on this device until it is saved, so that it survives a reload and a crash.
 *
 * @param question The question's `_id`, or `new`.
 * @param rev The stored revision that the draft is based on. A draft of another revision is not restored.
 */
export function useStoredDraft(question: QuestionId, rev: string, initial: () => Draft) {
  const [{ draft, isChanged, wasRestored }, setState] = useState(() => {
    const stored = readDraft(nameOf(question), isDraft);
    return stored?.base === rev
      ? { draft: stored.value, isChanged: true, wasRestored: true }
      : { draft: initial(), isChanged: false, wasRestored: false };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unwritten = useRef<Draft>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) storeDraft(nameOf(question), { base: rev, value: unwritten.current });
    unwritten.current = undefined;
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
      unwritten.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeDelayMs);
    },
    [write],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    unwritten.current = undefined;
    deleteDraft(nameOf(question));
  }, [question]);

  /** Call once `saved` is on the server under `id`. Changes made since then stay stored, based on `savedRev`. */
  const markSaved = useCallback(
    (saved: Draft, id: QuestionId, savedRev: string) => {
      clear();
      setState((before) => {
        if (before.draft === saved) return { draft: saved, isChanged: false, wasRestored: false };
        storeDraft(nameOf(id), { base: savedRev, value: before.draft });
        return { ...before, wasRestored: false };
      });
    },
    [clear],
  );

  /** Returns to the stored question. */
  const discard = useCallback(() => {
    clear();
    setState({ draft: initial(), isChanged: false, wasRestored: false });
  }, [clear, initial]);

  return { draft, isChanged, wasRestored, change, markSaved, discard };
}
