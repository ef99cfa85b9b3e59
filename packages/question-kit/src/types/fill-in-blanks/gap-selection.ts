import { freshId } from '../../primitives/schema/fresh-id.ts';
import { escapeWildcards } from '../../primitives/comparison/wildcard.ts';
import type { FillInBlanksItem, Gap } from './schema.ts';

/**
 * Makes a gap of selected words in a text run; the words are its answer. White space around them stays text.
 *
 * @param start @param end offsets in the run's text, as `slice` takes them
 * @returns the new content, or the one given where there are no words to take
 */
export function gapFromSelection(
  content: readonly FillInBlanksItem[],
  index: number,
  start: number,
  end: number,
): readonly FillInBlanksItem[] {
  const run = content[index];
  if (run?.type !== 'text') return content;
  const words = run.text.slice(start, end).trim();
  if (words === '') return content;
  const from = run.text.indexOf(words, start);
  const gap: Gap = { type: 'gap', id: freshId(), answers: [escapeWildcards(words)] };
  const texts = [run.text.slice(0, from), run.text.slice(from + words.length)];
  const [before = [], after = []] = texts.map((text): FillInBlanksItem[] => (text === '' ? [] : [{ ...run, text }]));
  return content.toSpliced(index, 1, ...before, gap, ...after);
}

/** The word that the caret stands in or beside, as offsets for `slice`; null where it stands in none. */
export function wordAt(text: string, caret: number, locale: string): { start: number; end: number } | null {
  for (const { segment, index, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const end = index + segment.length;
    if (isWordLike === true && index <= caret && caret <= end) return { start: index, end };
  }
  return null;
}
