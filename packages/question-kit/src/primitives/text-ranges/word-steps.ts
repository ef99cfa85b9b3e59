import { within, type Range } from './segments.ts';

/** Where the words of a text begin and end, by the rules of its language. */
export function wordRanges(text: string, lang: string): Range[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((segment) => segment.isWordLike === true)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/**
 * What is selected after one step of the keyboard. Without `extend` the selection moves to the next word or the one
 * before; with it, it grows forward and shrinks backward, never to less than one word.
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
  return words[Math.min(Math.max((step > 0 ? to : from) + step, 0), last)] ?? within(selected, selected.end);
}
