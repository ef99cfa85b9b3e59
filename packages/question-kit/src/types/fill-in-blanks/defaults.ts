import type { FillInBlanksBlock } from './schema.ts';

/** A new text with gaps (`spec.md` section 3). */
export function defaultFillInBlanksBlock(): FillInBlanksBlock {
  return { type: 'FillInBlanks', rubric: '', autoCorrected: false, content: [], boxOptions: false };
}
