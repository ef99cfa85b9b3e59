import type { BookPage } from '@rubrica/api-client/contract';
import { plainText } from '@rubrica/question-kit';
import { sentencesOf } from '@rubrica/question-kit/quality';

/** What a text is made of. */
export interface TextParts {
  sentences: number;
  /** Each word as it is compared, in the order of the text. */
  words: readonly string[];
}

const blockEnds = /<\/(?:p|li|h2|h3|h4|blockquote|td|th|pre)>|<br\s*\/?>/giu;
const hasLetter = /\p{L}/u;

/** Segmenters cost more to make than to use. */
const segmenters = new Map<string, Intl.Segmenter>();
function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** A word as it is compared: in lower case, with a plain apostrophe and without the possessive `’s`. */
export function comparedWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/'s$/u, '');
}

/** Divides plain text into sentences and words. Each line ends a sentence. Numbers are no words. */
export function partsOfText(text: string, language: string): TextParts {
  const words = segmenterFor(language);
  const found: string[] = [];
  let count = 0;
  for (const sentence of sentencesOf(text, language)) {
    const before = found.length;
    for (const { segment: word, isWordLike } of words.segment(sentence))
      if (isWordLike && hasLetter.test(word)) found.push(comparedWord(word));
    if (found.length > before) count += 1;
  }
  return { sentences: count, words: found };
}

/** Pages are never changed in place: the same page has the same parts, so that typing in one does not divide the others again. */
const known = new WeakMap<BookPage, { language: string; parts: TextParts }>();

/** Divides the text of a page into sentences and words. */
export function partsOfPage(page: BookPage, language: string): TextParts {
  const before = known.get(page);
  if (before?.language === language) return before.parts;
  const parts = partsOfText(plainText(page.text.replaceAll(blockEnds, '$&\n')), language);
  known.set(page, { language, parts });
  return parts;
}

/** Puts the parts of several texts together. */
export function joinParts(all: readonly TextParts[]): TextParts {
  return {
    sentences: all.reduce((sum, { sentences }) => sum + sentences, 0),
    words: all.flatMap(({ words }) => words),
  };
}

/** The mean number of words in a sentence; null without any. */
export function wordsPerSentence({ sentences, words }: TextParts): number | null {
  return sentences === 0 ? null : words.length / sentences;
}

/** Fewer words say nothing of how hard a text is. */
export const fewestWords = 30;

/**
 * The Flesch–Kincaid grade of an English text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid,
 * Fishburne, Rogers and Chissom 1975). Null without words.
 */
export function gradeOf(parts: TextParts, syllablesOf: (word: string) => number): number | null {
  const mean = wordsPerSentence(parts);
  if (mean === null) return null;
  const syllables = parts.words.reduce((sum, word) => sum + Math.max(1, syllablesOf(word)), 0);
  return 0.39 * mean + 11.8 * (syllables / parts.words.length) - 15.59;
}

/** How often each word occurs. */
export function occurrences(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
