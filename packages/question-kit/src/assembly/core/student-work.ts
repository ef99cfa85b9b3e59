import type { AnswerPart, ShortEntry } from '../../primitives/schema/answer-parts.ts';
import type { AnswerEntry } from './registry.ts';

/**
 * What a student wrote in an entry: the `studentAnswer` of each part, without those at the end that are empty. A missing or shorter entry
 * says the same as one with empty answers, and no marks or comments differ.
 */
export function studentWork(
  entry: AnswerEntry = [],
): ReadonlyArray<ShortEntry['studentAnswer'] | readonly AnswerPart[]> {
  const given = [entry].flat().map(({ studentAnswer }) => studentAnswer);
  return given.slice(0, given.findLastIndex((one) => one.length > 0) + 1);
}
