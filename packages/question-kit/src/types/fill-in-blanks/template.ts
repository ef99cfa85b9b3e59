import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { TemplateSource } from '../../primitives/type-manifest.ts';
import type { FillInBlanksEntry } from './schema.ts';

/** An empty answer per content item of type gap (`spec.md` section 3). */
export function fillInBlanksTemplate(block: TemplateSource): FillInBlanksEntry {
  const gaps = (block.content ?? []).filter((item) => 'type' in item && item.type === 'gap');
  return gaps.map(emptyShortEntry);
}
