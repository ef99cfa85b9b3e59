import type { Completeness } from '../../primitives/type-manifest.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';

/** Complete when every field holds something. */
export function shortAnswersCompleteness(
  block: ShortAnswersStudentBlock,
  entry: ShortAnswersEntry | undefined,
): Completeness {
  const given = (entry ?? []).slice(0, block.answersCount);
  const filled = given.filter(({ studentAnswer }) => studentAnswer.trim() !== '').length;
  if (filled === block.answersCount) return 'complete';
  return filled === 0 ? 'empty' : 'partial';
}
