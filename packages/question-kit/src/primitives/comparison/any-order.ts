import type { Match } from '../schema/fields.ts';
import { type Comparable, compareAnswer, readAnswer, readKey, type MatchDecision } from './match-answer.ts';
import { fold, normaliseAlways } from './normalise.ts';
import { readWildcards } from './wildcard.ts';

/** What tells one field from another. */
export interface KeyedField {
  prompt?: string | undefined;
  answers: readonly string[];
  match?: Match | undefined;
  mark?: number | undefined;
}

/** Differences of writing that do not make another answer. */
const loosely = { case: 'ignore', accents: 'ignore', punctuation: 'ignore' } as const;
const strictness: readonly MatchDecision[] = ['exact', 'accent', 'typo'];

/**
 * The fields that are filled in any order ("Name two reasons"), as lists of their places. Fields belong together when
 * nothing tells them apart: they have the same prompt or none, the same answers, compared in the same way and worth the
 * same, and there are at least as many answers as fields. Fields with prompts of their own stay by themselves, so "Paris"
 * can be right twice.
 */
export function anyOrderGroups(items: readonly KeyedField[]): number[][] {
  const groups = new Map<string, { places: number[]; answers: number }>();
  const known = new Map<string, string[]>();
  const prompts = items.map((item) => item.prompt?.trim() ?? '');
  for (const [place, item] of items.entries()) {
    const prompt = prompts[place] ?? '';
    if (prompts.indexOf(prompt) === prompts.lastIndexOf(prompt)) continue;
    const written = item.answers.join('\n');
    const answers = known.get(written) ?? distinctAnswers(item);
    known.set(written, answers);
    const key = JSON.stringify([prompt, answers.toSorted(), item.match ?? {}, item.mark ?? 1]);
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { places: [place], answers: answers.length });
  }
  return [...groups.values()]
    .filter(({ places, answers }) => places.length > 1 && answers >= places.length)
    .map(({ places }) => places);
}

/**
 * Judges the fields of one group together: every accepted answer counts once, whichever field it stands in, and so does
 * everything a student writes. As many fields as possible are right.
 */
export function judgeAnyOrder(item: KeyedField, given: readonly string[]): MatchDecision[] {
  const keys = distinctAnswers(item).map((answer) => readKey(answer, item.match));
  const written = given.map((answer) => fold(normaliseAlways(answer), loosely));
  const choices = given.map((answer, field) =>
    written.indexOf(written[field] ?? '') < field ? [] : acceptedBy(answer, keys, item.match),
  );
  const takenBy = assign(choices.map((matches) => matches.map(({ answer }) => answer)));
  return choices.map(
    (matches, field) => matches.find(({ answer }) => takenBy.get(answer) === field)?.decision ?? 'none',
  );
}

/** The item's answers, each once however it is written. */
function distinctAnswers(item: KeyedField): string[] {
  const known = new Map<string, string>();
  for (const answer of item.answers) {
    const key = fold(normaliseAlways(readWildcards(answer)), loosely);
    if (key !== '' && !known.has(key)) known.set(key, answer);
  }
  return [...known.values()];
}

/** Which of the answers a student's words are, the strictest match first. */
function acceptedBy(given: string, keys: readonly Comparable[], match: Match | undefined) {
  const typed = readAnswer(given, match);
  return keys
    .map((key, answer) => ({ answer, decision: compareAnswer(typed, key, match) }))
    .filter(({ decision }) => decision !== 'none')
    .toSorted((one, other) => strictness.indexOf(one.decision) - strictness.indexOf(other.decision));
}

/** Gives as many fields as possible an answer of their own: a field gives way where it can take another. */
function assign(choices: readonly (readonly number[])[]): Map<number, number> {
  const takenBy = new Map<number, number>();
  const place = (field: number, tried: Set<number>): boolean => {
    for (const answer of choices[field] ?? []) {
      if (tried.has(answer)) continue;
      tried.add(answer);
      const holder = takenBy.get(answer);
      if (holder === undefined || place(holder, tried)) {
        takenBy.set(answer, field);
        return true;
      }
    }
    return false;
  };
  for (const field of choices.keys()) place(field, new Set());
  return takenBy;
}
