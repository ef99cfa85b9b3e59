import { languageTag } from '../text/language-tag.ts';
import { clampRange, type Range } from './segments.ts';

/** Returns the ranges of the words of a text, by the rules of its language. */
export function wordRanges(text: string, lang: string): Range[] {
  const segmenter = new Intl.Segmenter(languageTag(lang), { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((segment) => segment.isWordLike === true)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/**
 * Returns the selection after one key press. Without `extend` it moves to the next or previous word; with it, its end moves
 * forward or backward, and at least one word stays selected.
 */
export function stepWords(
  words: readonly Range[],
  selected: Range | null,
  step: 1 | -1,
  extend: boolean,
): Range | null {
  const [first] = words;
  if (!first) return null;
  if (!selected) return first;
  const from = words.findIndex(({ end }) => end > selected.start);
  const to = words.findLastIndex(({ start }) => start < selected.end);
  if (from === -1 || to < from) return first;
  const last = words.length - 1;
  if (extend) {
    const until = words[Math.min(Math.max(to + step, from), last)];
    return { start: words[from]?.start ?? 0, end: until?.end ?? selected.end };
  }
  return words[Math.min(Math.max((step > 0 ? to : from) + step, 0), last)] ?? clampRange(selected, selected.end);
}
