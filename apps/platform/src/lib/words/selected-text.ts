/** A text that somebody selected, with where it stood. */
export interface SelectedText {
  text: string;
  /** The sentence that it stands in. */
  sentence: string;
  /** BCP 47. */
  language: string;
}

/** The longest text that is translated, and the longest sentence that is kept. */
const maxTextLength = 2000;
const maxSentenceLength = 600;

const arabicLetters = /\p{Script=Arabic}/gu;
const anyLetters = /\p{L}/gu;

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const singleSpaced = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
/**
 * Joins words that are divided at the ends of lines. A plain hyphen stays, because it may be the word's own (`well-known`); the
 * dictionary finds a word with one that is not, too.
 */
export const undivided = (text: string) =>
  text.replaceAll(/(?<=\p{L})(?:[\u2010\u00AD]|(-))[^\S\n]*\n\s*(?=\p{L})/gu, '$1');

/** Returns the language of a text by its letters: the pages of an Arabic reader hold English texts, and the other way round. */
export function languageOf(text: string): 'ar' | 'en' {
  return countOf(text, arabicLetters) * 2 > countOf(text, anyLetters) ? 'ar' : 'en';
}

/** Returns the sentence of a paragraph in which a selection begins; the sentences that it reaches over, if it is longer. */
export function sentenceAround(paragraph: string, start: number, end: number): string {
  // The lines of a document: a sentence goes on where the next one does not begin with a capital.
  const flowing = paragraph.replaceAll(/\n(?=\s*[\p{Ll}\p{Lo}])|(?<=\p{L}[-\u2010\u00AD])\n/gu, ' ');
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(flowing)].filter(
    ({ index, segment }) => index < Math.max(end, start + 1) && index + segment.length > start,
  );
  const first = segments[0]?.index ?? 0;
  const length = segments.reduce((sum, { segment }) => sum + segment.length, 0);
  return singleSpaced(undivided(paragraph.slice(first, first + length))).slice(0, maxSentenceLength);
}

/** Returns a selection in a paragraph as it is looked up; null where it holds no letter. */
export function selectedText(paragraph: string, start: number, end: number): SelectedText | null {
  const text = singleSpaced(undivided(paragraph.slice(start, end))).slice(0, maxTextLength);
  if (!/\p{L}/u.test(text)) return null;
  // A double press selects the space before or after a word as well.
  const leading = paragraph.slice(start, end).search(/\S/u);
  return { text, sentence: sentenceAround(paragraph, start + leading, end), language: languageOf(text) };
}

/**
 * Divides a sentence at a word: what stands before it, the word as it stands there, what follows, and so on wherever it stands again.
 * Null where it does not stand in it as a word of its own.
 */
export function dividedAt(sentence: string, form: string): readonly string[] | null {
  if (form === '') return null;
  const pattern = form.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const parts = sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'iu'));
  return parts.length > 1 ? parts : null;
}

/** A sentence with its word taken out. */
export interface GapSentence {
  before: string;
  /** The word as it stands there. */
  gap: string;
  after: string;
}

/** Takes a word out of its sentence, where it stands first; null where it does not stand in it as a word of its own. */
export function withGap(sentence: string, form: string): GapSentence | null {
  const [before = '', gap, ...rest] = dividedAt(sentence, form) ?? [];
  return gap === undefined ? null : { before, gap, after: rest.join('') };
}
