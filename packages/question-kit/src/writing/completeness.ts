import { firstText } from '../core/answer-text.ts';
import type { Completeness } from '../core/type-definition.ts';
import { countWords } from '../core/words.ts';
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
