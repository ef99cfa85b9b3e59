import type { Dictionary } from './dictionary.ts';

/** As many answers as a session's reading asks for; the oldest are forgotten. */
const most = 300;

const shelves = new WeakMap<Dictionary, Map<string, unknown>>();

/** A question to a dictionary that is worth remembering. `key` tells it from every other one. */
export interface Question<Answer> {
  key: string;
  ask: (signal: AbortSignal) => Promise<Answer>;
}

/** What a dictionary has said before; undefined where it was not asked or has failed. */
export function remembered<Answer>(dictionary: Dictionary, { key }: Question<Answer>): Answer | undefined {
  // Under one key stands what one kind of question was answered with.
  return shelves.get(dictionary)?.get(key) as Answer | undefined;
}

/** Asks a dictionary and remembers what it says. What fails is not remembered. */
export async function asked<Answer>(
  dictionary: Dictionary,
  question: Question<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await question.ask(signal);
  const shelf = shelves.get(dictionary) ?? new Map<string, unknown>();
  shelves.set(dictionary, shelf);
  shelf.delete(question.key);
  shelf.set(question.key, answer);
  for (const oldest of shelf.keys()) {
    if (shelf.size <= most) break;
    shelf.delete(oldest);
  }
  return answer;
}
