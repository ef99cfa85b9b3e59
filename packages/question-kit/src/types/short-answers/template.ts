import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import type { TemplateSource } from '../../primitives/type-manifest.ts';
import type { ShortAnswersEntry } from '../../families/short-answers/schema.ts';

/** An empty answer per field (`spec.md` section 3). */
export function shortAnswersTemplate(block: TemplateSource): ShortAnswersEntry {
  return Array.from({ length: block.answersCount ?? 1 }, emptyShortEntry);
}
