import { languageTag } from './language-tag.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the number of words of a text by the rules of its language (`en`, `ar`, …; English for what is no tag); punctuation does not count. */
export function countWords(text: string, locale = 'en'): number {
  let count = 0;
  for (const segment of segmenterOf(locale).segment(text)) {
    if (segment.isWordLike === true) count += 1;
  }
  return count;
}

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}
