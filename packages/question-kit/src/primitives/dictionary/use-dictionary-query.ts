import { useEffect, useState } from 'react';
import type { Dictionary } from './dictionary.ts';
import { runQuery, readCachedAnswer, type DictionaryQuery } from './query-cache.ts';

/** The state of a dictionary query. `unavailable`: the dictionary does not support it. */
export type QueryState<Answer> =
  | { state: 'unavailable' | 'loading' }
  | { state: 'found'; answer: Answer }
  | { state: 'failed'; offline: boolean; retry: () => void };

/** Runs a query while the component is mounted; a cached answer is returned at once. */
export function useDictionaryQuery<Answer>(
  dictionary: Dictionary | undefined,
  query: DictionaryQuery<Answer> | undefined,
): QueryState<Answer> {
  const [attempt, setAttempt] = useState(0);
  const key = query && `${attempt} ${query.key}`;
  const [settled, setSettled] = useState<{ key: string; answer?: Answer; offline?: boolean }>();
  const cachedAnswer = dictionary && query && readCachedAnswer(dictionary, query);

  useEffect(() => {
    if (!dictionary || !query || key === undefined || cachedAnswer !== undefined) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    runQuery(dictionary, query, signal).then(
      (answer) => signal.aborted || setSettled({ key, answer }),
      () => signal.aborted || setSettled({ key, offline: !navigator.onLine }),
    );
    return () => abortController.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the query, whose object is new in every render
  }, [dictionary, key]);

  if (query === undefined) return { state: 'unavailable' };
  if (cachedAnswer !== undefined) return { state: 'found', answer: cachedAnswer };
  if (settled === undefined || settled.key !== key) return { state: 'loading' };
  if (settled.answer !== undefined) return { state: 'found', answer: settled.answer };
  return { state: 'failed', offline: settled.offline === true, retry: () => setAttempt(attempt + 1) };
}
