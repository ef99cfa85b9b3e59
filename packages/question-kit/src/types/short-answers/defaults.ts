import type { ShortAnswersBlock, ShortItem, ShortAnswersEntry } from '../../families/short-answers/schema.ts';
import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { TemplateSource } from '../../primitives/type-manifest.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A new block of short answers, with one field (`spec.md` section 3); note taking begins with the same. */
export function defaultShortAnswersBlock(): ShortAnswersBlock {
  return { type: 'ShortAnswers', rubric: '', autoCorrected: false, content: [], answersCount: 1 };
}

/** A new field's key, without an answer yet. */
export function newShortItem(id: ItemId): ShortItem {
  return { id, answers: [] };
}

/** An empty answer per field (`spec.md` section 3). */
export function shortAnswersTemplate(block: TemplateSource): ShortAnswersEntry {
  return Array.from({ length: block.answersCount ?? 1 }, emptyShortEntry);
}
