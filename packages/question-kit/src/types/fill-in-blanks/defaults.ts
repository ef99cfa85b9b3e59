import type { FillInBlanksBlock, Gap } from './schema.ts';

/** A new text with gaps (`spec.md` section 3). */
export function defaultFillInBlanksBlock(): FillInBlanksBlock {
  return { type: 'FillInBlanks', rubric: '', autoCorrected: false, content: [], boxOptions: false };
}

/** A new gap, without an answer yet. */
export function newGap(id: string): Gap {
  return { type: 'gap', id, answers: [] };
}
