import { plainText } from '../../primitives/rich-text/rich-text.ts';
import { compareWords, type WordRun } from './compare-words.ts';
import type { Difference } from './difference.ts';

/** Fields that hold rich text. */
const richTexts: ReadonlySet<unknown> = new Set(['html', 'rubric', 'why', 'modelAnswer']);

/**
 * The words of a text that was changed, those that came and went marked; null for what is no text in both versions.
 * Of a rich text whose formatting alone was changed, all words are the same.
 */
export function differenceWords({ kind, path, before, after }: Difference): WordRun[] | null {
  if (kind !== 'changed' || typeof before !== 'string' || typeof after !== 'string') return null;
  const read = (text: string) => (richTexts.has(path.at(-1)) ? plainText(text) : text);
  return compareWords(read(before), read(after));
}
