import { firstText } from '../../primitives/schema/answer-text.ts';
import type { Completeness } from '../../primitives/marking/marks.ts';
import { countWords } from '../../primitives/text/words.ts';
import type { WritingEntry, WritingStudentBlock } from './schema.ts';

/** Partial while a text is under the words asked for; a file or recording alone is complete. */
export function writingCompleteness(
  block: WritingStudentBlock,
  entry: WritingEntry | undefined,
  language = 'en',
): Completeness {
  const parts = entry?.studentAnswer ?? [];
  if (parts.some((part) => part.kind !== 'text')) return 'complete';
  const text = firstText(parts);
  if (text.trim() === '') return 'empty';
  return block.minWords !== undefined && countWords(text, language) < block.minWords ? 'partial' : 'complete';
}
