import type { WritingType } from './schema.ts';

/** A new block of a writing type (`spec.md` section 3). */
export function defaultWritingBlock<Type extends WritingType>(type: Type) {
  return { type, rubric: '', autoCorrected: false, contentMark: 0, languageMark: 0 };
}
