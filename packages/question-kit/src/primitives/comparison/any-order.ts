import type { Match } from '../schema/fields.ts';
import { type Comparable, compareAnswer, levels, readAnswer, readKey, type MatchDecision } from './match-answer.ts';
import { fold, normalise } from './normalise.ts';
import { readNumbers } from './numbers.ts';
import { readWildcards } from './wildcard.ts';

/** The properties by which fields are compared. */
export interface KeyedField {
  prompt?: string | undefined;
  answers: readonly string[];
  match?: Match | undefined;
  mark?: number | undefined;
}

/** Differences in case, accents and punctuation do not make a different answer. */
const lenientFolding = { case: 'ignore', accents: 'ignore', punctuation: 'ignore' } as const;

/**
 * Returns groups of fields that may be filled in any order ("Name two reasons"), as lists of positions. Fields are grouped
 * if they have the same prompt or none, the same answers, the same comparison and the same mark, and if there are at least
 * as many answers as fields. Fields with different prompts are not grouped, so "Paris" can be right twice.
 */
export function anyOrderGroups(items: readonly KeyedField[]): number[][] {
  const groups = new Map<string, { positions: number[]; answers: number }>();
  const answersByText = new Map<string, string[]>();
  const prompts = items.map((item) => item.prompt?.trim() ?? '');
  for (const [position, item] of items.entries()) {
    const prompt = prompts[position] ?? '';
    if (prompts.indexOf(prompt) === prompts.lastIndexOf(prompt)) continue;
    const answersText = item.answers.join('\n');
    const answers = answersByText.get(answersText) ?? distinctAnswers(item);
    answersByText.set(answersText, answers);
    const key = JSON.stringify([prompt, answers.toSorted(), item.match ?? {}, item.mark ?? 1]);
    const group = groups.get(key);
    if (group) group.positions.push(position);
    else groups.set(key, { positions: [position], answers: answers.length });
  }
  return [...groups.values()]
    .filter(({ positions, answers }) => positions.length > 1 && answers >= positions.length)
    .map(({ positions }) => positions);
}

/**
 * Judges the fields of one group together: each accepted answer counts once, in whichever field, and so does each distinct
 * student answer. As many fields as possible are marked right.
 */
export function judgeAnyOrder(item: KeyedField, studentAnswers: readonly string[]): MatchDecision[] {
  const keys = distinctAnswers(item).map((answer) => readKey(answer, item.match));
  const foldedAnswers = studentAnswers.map((answer) => foldForm(answer, item.match));
  const choices = studentAnswers.map((answer, field) =>
    foldedAnswers.indexOf(foldedAnswers[field] ?? '') < field ? [] : acceptedBy(answer, keys, item.match),
  );
  const takenBy = assign(choices.map((matches) => matches.map(({ answer }) => answer)));
  return choices.map(
    (matches, field) => matches.find(({ answer }) => takenBy.get(answer) === field)?.decision ?? 'none',
  );
}

/** Returns the same text for answers that differ only in form: in case, accents or punctuation, or in how a number is written. */
function foldForm(answer: string, match: Match | undefined): string {
  const normalised = normalise(answer, match);
  const numbers = match?.compare === 'number' ? readNumbers(normalised) : undefined;
  return numbers ? `${numbers.from}..${numbers.to}` : fold(normalised, lenientFolding);
}

/** Returns the answers of an item without those that differ only in form. */
function distinctAnswers(item: KeyedField): string[] {
  const answersByText = new Map<string, string>();
  for (const answer of item.answers) {
    const key = foldForm(readWildcards(answer), item.match);
    if (key !== '' && !answersByText.has(key)) answersByText.set(key, answer);
  }
  return [...answersByText.values()];
}

/** Returns the accepted answers that a student answer matches, the strictest match first. */
function acceptedBy(studentAnswer: string, keys: readonly Comparable[], match: Match | undefined) {
  const typed = readAnswer(studentAnswer, match);
  const compared = keys.map((key, answer) => ({ answer, decision: compareAnswer(typed, key, match) }));
  return levels.flatMap((level) => compared.filter(({ decision }) => decision === level));
}

/** Assigns a different answer to as many fields as possible (augmenting paths of bipartite matching). */
function assign(choices: readonly (readonly number[])[]): Map<number, number> {
  const takenBy = new Map<number, number>();
  const tryAssign = (field: number, tried: Set<number>): boolean => {
    for (const answer of choices[field] ?? []) {
      if (tried.has(answer)) continue;
      tried.add(answer);
      const currentField = takenBy.get(answer);
      if (currentField === undefined || tryAssign(currentField, tried)) {
        takenBy.set(answer, field);
        return true;
      }
    }
    return false;
  };
  for (const field of choices.keys()) tryAssign(field, new Set());
  return takenBy;
}
