import type { Dictionary } from './dictionary.ts';

/** Maximum number of cached answers per dictionary; the oldest are removed. */
const maxEntries = 300;

const caches = new WeakMap<Dictionary, Map<string, unknown>>();

/** A cacheable dictionary request. `key` identifies it. */
export interface DictionaryQuery<Answer> {
  key: string;
  run: (signal: AbortSignal) => Promise<Answer>;
}

/** Returns the cached answer of a query; undefined if there is none. */
export function readCachedAnswer<Answer>(dictionary: Dictionary, { key }: DictionaryQuery<Answer>): Answer | undefined {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a key belongs to one kind of query, and so to one answer type
  return caches.get(dictionary)?.get(key) as Answer | undefined;
}

/** Runs a query and caches its answer. Failures are not cached. */
export async function runQuery<Answer>(
  dictionary: Dictionary,
  query: DictionaryQuery<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await query.run(signal);
  const cache = caches.get(dictionary) ?? new Map<string, unknown>();
  caches.set(dictionary, cache);
  cache.delete(query.key);
  cache.set(query.key, answer);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxEntries) break;
    cache.delete(oldest);
  }
  return answer;
}
