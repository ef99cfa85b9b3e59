import type { FillInBlanksBlock, Gap, FillInBlanksEntry } from './schema.ts';
import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { TemplateSource } from '../../primitives/type-manifest.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A new text with gaps (`spec.md` section 3). */
export function defaultFillInBlanksBlock(): FillInBlanksBlock {
  return { type: 'FillInBlanks', rubric: '', autoCorrected: false, content: [], boxOptions: false };
}

/** A new gap, without an answer yet. */
export function newGap(id: ItemId): Gap {
  return { type: 'gap', id, answers: [] };
}

/** An empty answer per content item of type gap (`spec.md` section 3). */
export function fillInBlanksTemplate(block: TemplateSource): FillInBlanksEntry {
  const gaps = (block.content ?? []).filter((item) => 'type' in item && item.type === 'gap');
  return gaps.map(emptyShortEntry);
}
