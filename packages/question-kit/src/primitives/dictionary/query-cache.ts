import type { Dictionary } from './dictionary.ts';

/** As many answers as a session's reading asks for; the oldest are forgotten. */
const maxEntries = 300;

const caches = new WeakMap<Dictionary, Map<string, unknown>>();

/** A question to a dictionary that is worth remembering. `key` tells it from every other one. */
export interface DictionaryQuery<Answer> {
  key: string;
  ask: (signal: AbortSignal) => Promise<Answer>;
}

/** What a dictionary has said before; undefined where it was not asked or has failed. */
export function readCachedAnswer<Answer>(dictionary: Dictionary, { key }: DictionaryQuery<Answer>): Answer | undefined {
  // Under one key stands what one kind of question was answered with.
  return caches.get(dictionary)?.get(key) as Answer | undefined;
}

/** Asks a dictionary and remembers what it says. What fails is not remembered. */
export async function runQuery<Answer>(
  dictionary: Dictionary,
  question: DictionaryQuery<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await question.ask(signal);
  const cache = caches.get(dictionary) ?? new Map<string, unknown>();
  caches.set(dictionary, cache);
  cache.delete(question.key);
  cache.set(question.key, answer);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxEntries) break;
    cache.delete(oldest);
  }
  return answer;
}
