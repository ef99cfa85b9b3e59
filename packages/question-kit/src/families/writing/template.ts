import type { WritingEntry } from './schema.ts';

/** The empty answer of a writing block (`spec.md` section 3). */
export function writingTemplate(): WritingEntry {
  return { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
}
