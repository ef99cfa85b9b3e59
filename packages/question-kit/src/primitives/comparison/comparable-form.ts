import type { Match } from '../schema/fields.ts';
import { readAnswer, type Comparable } from './match-answer.ts';

/**
 * Returns the form in which typed answers are compared: answers that differ only in what the marker ignores have the same.
 * It is empty for an empty answer.
 */
export function comparableForm(studentAnswer: string, match?: Match): string {
  return comparedForm(readAnswer(studentAnswer, match));
}

/** The same for an answer that is prepared for comparison. */
export function comparedForm({ numbers, strictReadings }: Comparable): string {
  if (numbers) return `${numbers.from}..${numbers.to}`;
  return strictReadings.toSorted()[0] ?? '';
}
