import { languageTag } from '../../../primitives/text/language-tag.ts';

/** A part of a text, from `start` up to `end`. */
export interface SentenceSpan {
  start: number;
  end: number;
}

/** What stands before a name, or is followed by more of its sentence. */
const abbreviation =
  /(?:^|[\s(“‘"«])(?:mr|mrs|ms|mx|messrs|dr|prof|st|mt|capt|col|gen|gov|hon|lt|rev|sen|sgt|jr|sr|vs|e\.g|i\.e)\.\s*$/iu;
/** The first letter of a name; the word “I” ends a sentence more often. */
const initial = /(?:^|[\s(.“‘"«])(?!I\.)\p{Lu}\.\s*$/u;
/** A title in Arabic, such as that of a doctor; after a number it is the era of a year, and ends the sentence. */
const arabicTitle = /(?:^|[\s(.«“"])(?<!\p{N}\s*)\p{Script=Arabic}\.\s*$/u;
/** A question or an exclamation within quotation marks or brackets, whose sentence may go on around it. */
const enclosed = /[?!؟][»”’"')\]]+\s*$/u;

const isLatinGoingOn = /^\s*[—–-]?\s*\p{Ll}/u;
const isArabicGoingOn = /^\s*[—–-]?\s*\p{Script=Arabic}/u;

/** Whether a sentence that `Intl.Segmenter` divides goes on with its next part. */
function goesOn(before: string, after: string): boolean {
  if (isLatinGoingOn.test(after)) return true;
  if (/\bno\.\s*$/iu.test(before)) return /^\p{N}/u.test(after);
  if (abbreviation.test(before) || initial.test(before) || arabicTitle.test(before)) return true;
  return enclosed.test(before) && isArabicGoingOn.test(after);
}

/**
 * The sentences of a text, each up to where the next one begins: those of `Intl.Segmenter`, but a title, an initial and a quotation
 * whose sentence goes on end none.
 */
export function sentenceSpans(text: string, language: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let before = '';
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const last = spans.at(-1);
    if (last && goesOn(before, segment)) last.end = index + segment.length;
    else spans.push({ start: index, end: index + segment.length });
    before = segment;
  }
  return spans;
}

/** The sentences of a text. Each line ends one. */
export function sentencesOf(text: string, language: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => sentenceSpans(line, language).map(({ start, end }) => line.slice(start, end).trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Segmenters cost more to make than to use. */
const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(languageTag(language), { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}
