import type { WritingType, WritingEntry } from './schema.ts';

/** A new block of a writing type (`spec.md` section 3). */
export function defaultWritingBlock<Type extends WritingType>(type: Type) {
  return { type, rubric: '', autoCorrected: false, contentMark: 0, languageMark: 0 };
}

/** A text is one piece: a writing block has no items. */
export function noWritingItem(): null {
  return null;
}

/** The empty answer of a writing block (`spec.md` section 3). */
export function writingTemplate(): WritingEntry {
  return { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
}
