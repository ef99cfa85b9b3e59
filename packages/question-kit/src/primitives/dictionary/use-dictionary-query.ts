import { useEffect, useState } from 'react';
import type { Dictionary } from './dictionary.ts';
import { runQuery, readCachedAnswer, type DictionaryQuery } from './query-cache.ts';

/** How far a question to the dictionary has come. `absent`: nobody answers such questions here. */
export type QueryState<Answer> =
  | { state: 'absent' | 'waiting' }
  | { state: 'known'; answer: Answer }
  | { state: 'failed'; offline: boolean; retry: () => void };

/** Asks a question while it is shown; what has been answered before is there at once. */
export function useDictionaryQuery<Answer>(
  dictionary: Dictionary | undefined,
  question: DictionaryQuery<Answer> | undefined,
): QueryState<Answer> {
  const [attempt, setAttempt] = useState(0);
  const key = question && `${attempt} ${question.key}`;
  const [settled, setSettled] = useState<{ key: string; answer?: Answer; offline?: boolean }>();
  const before = dictionary && question && readCachedAnswer(dictionary, question);

  useEffect(() => {
    if (!dictionary || !question || key === undefined || before !== undefined) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    runQuery(dictionary, question, signal).then(
      (answer) => signal.aborted || setSettled({ key, answer }),
      () => signal.aborted || setSettled({ key, offline: !navigator.onLine }),
    );
    return () => waiting.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the question: one that is made anew at every drawing is the same
  }, [dictionary, key]);

  if (question === undefined) return { state: 'absent' };
  if (before !== undefined) return { state: 'known', answer: before };
  if (settled === undefined || settled.key !== key) return { state: 'waiting' };
  if (settled.answer !== undefined) return { state: 'known', answer: settled.answer };
  return { state: 'failed', offline: settled.offline === true, retry: () => setAttempt(attempt + 1) };
}
