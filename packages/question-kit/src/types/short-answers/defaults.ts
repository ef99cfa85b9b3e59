import type { ShortAnswersBlock, ShortItem } from '../../families/short-answers/schema.ts';

/** A new block of short answers, with one field (`spec.md` section 3); note taking begins with the same. */
export function defaultShortAnswersBlock(): ShortAnswersBlock {
  return { type: 'ShortAnswers', rubric: '', autoCorrected: false, content: [], answersCount: 1 };
}

/** A new field's key, without an answer yet. */
export function newShortItem(id: string): ShortItem {
  return { id, answers: [] };
}
