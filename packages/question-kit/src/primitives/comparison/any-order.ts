import type { Match } from '../schema/fields.ts';
import { comparedForm } from './comparable-form.ts';
import { compareAnswer, levels, readAnswer, readKey, type MatchDecision } from './match-answer.ts';
import { fold, foldingOf, normalise } from './normalise.ts';
import { readNumbers } from './numbers.ts';
import { readWildcards } from './wildcard.ts';

/** The properties by which fields are compared. */
export interface KeyedField {
  prompt?: string | undefined;
  answers: readonly string[];
  match?: Match | undefined;
  mark?: number | undefined;
}

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
 *
 * Answers that differ only in form count once. If two or more of them are accepted answers that were typed as they are listed,
 * each of these counts: إن and أن are two words, and so are ou and où.
 */
export function judgeAnyOrder({ answers, match }: KeyedField, studentAnswers: readonly string[]): MatchDecision[] {
  const keys = answers.map((answer) => readKey(answer, match));
  const places = answers
    .map((answer) => foldForm(readWildcards(answer), match))
    .map((form, _, all) => all.indexOf(form));
  const listedForms = new Set(keys.map(comparedForm));
  const answersByForm = new Map<string, TypedAnswer[]>();
  for (const [field, answer] of studentAnswers.entries()) {
    const typed = readAnswer(answer, match);
    const compared = keys.map((key, index) => ({
      place: places[index] ?? index,
      decision: compareAnswer(typed, key, match),
    }));
    // The strictest match first.
    const matches = levels.flatMap((level) => compared.filter(({ decision }) => decision === level));
    if (matches.length === 0) continue;
    const form = foldForm(answer, match);
    answersByForm.set(form, [...(answersByForm.get(form) ?? []), { field, form: comparedForm(typed), matches }]);
  }

  const choices = studentAnswers.map((): Choice[] => []);
  for (const alike of answersByForm.values()) {
    const listed = alike.filter(
      ({ form }, index) => listedForms.has(form) && alike.findIndex((other) => other.form === form) === index,
    );
    const [first, ...others] = listed.length > 1 ? listed : alike.slice(0, 1);
    if (first) choices[first.field] = first.matches;
    // A place of their own, beside those of all accepted answers.
    for (const { field, matches } of others)
      choices[field] = [{ place: answers.length + field, decision: 'exact' }, ...matches];
  }
  const takenBy = assign(choices.map((matches) => matches.map(({ place }) => place)));
  return choices.map((matches, field) => matches.find(({ place }) => takenBy.get(place) === field)?.decision ?? 'none');
}

/** An accepted answer that a field matches. Accepted answers that differ only in form have the same place. */
interface Choice {
  place: number;
  decision: MatchDecision;
}

/** A student answer that matches an accepted one, with the form in which it is compared. */
interface TypedAnswer {
  field: number;
  form: string;
  matches: Choice[];
}

/**
 * Returns the same text for answers that differ only in form: in how a number is written, or in case, accents or punctuation where the
 * field's own comparison does not count them.
 */
function foldForm(answer: string, match: Match | undefined): string {
  const normalised = normalise(answer, match);
  const numbers = match?.compare === 'number' ? readNumbers(normalised) : undefined;
  const accents = match?.accents === 'exact' ? 'exact' : 'ignore';
  return numbers ? `${numbers.from}..${numbers.to}` : fold(normalised, { ...foldingOf(match), accents });
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

/** Assigns a different place to as many fields as possible (augmenting paths of bipartite matching). */
function assign(choices: readonly (readonly number[])[]): Map<number, number> {
  const takenBy = new Map<number, number>();
  const tryAssign = (field: number, tried: Set<number>): boolean => {
    for (const place of choices[field] ?? []) {
      if (tried.has(place)) continue;
      tried.add(place);
      const currentField = takenBy.get(place);
      if (currentField === undefined || tryAssign(currentField, tried)) {
        takenBy.set(place, field);
        return true;
      }
    }
    return false;
  };
  for (const field of choices.keys()) tryAssign(field, new Set());
  return takenBy;
}
