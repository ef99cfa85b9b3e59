import type { Match } from '../schema/fields.ts';

/** Which differences are ignored; the options of `Match` with their defaults. */
export interface Folding {
  case: 'ignore' | 'exact';
  accents: 'ignore' | 'exact';
  punctuation: 'ignore' | 'exact';
}

const plainAscii = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/u;
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/u;
const invisible = /[\u00AD\u061C\u0640\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const singleQuotes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u0060\u00B4]/gu;
const doubleQuotes = /[\u201C-\u201F\u2033\u00AB\u00BB]/gu;
const dashes = /[\u2010-\u2015\u2212\u2043]/gu;
const arabicNumerals = /[\u0660-\u0669\u06F0-\u06F9\u066A-\u066C]/gu;
const whiteSpace = /\s+/gu;

/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic; in other scripts such marks are vowels. */
const accentMarks = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/gu;

/** Letters with a stroke or another form that NFD does not decompose, and their base letters. */
const baseLetters: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['\u0671', '\u0627'],
  ['\u0649', '\u064A'],
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
]);
const baseLetterPattern = new RegExp(`[${[...baseLetters.keys()].join('')}]`, 'gu');

/** The maximum length of an answer; the rest is not compared. */
const maxAnswerCharacters = 4000;

/** Contractions that are not another word without their apostrophe, unlike `it's` and `its`. */
const contractedWords =
  /\b(?:(?!can'|won')(\w+n)'(?=t\b)|(\w+)'(?=(?:ve|m)\b)|(they|you)'(?=(?:re|ll|d)\b)|(s?he|that|what|t?here|where|how)'(?=s\b))/giu;

/** Excludes symbols with a meaning of their own, such as `%`, `&`, `/`, `@`, `$` and `+`. */
const punctuation = /[.,;:!?'"()[\]{}_\-\u00A1\u00B7\u00BF\u060C\u061B\u061F\u06D4\u3001\u3002]/gu;

/**
 * Normalises what never makes a difference: compatibility forms and width (NFKC), quotes, dashes, white space, Arabic
 * digits and their percent sign, the tatweel, and invisible characters.
 *
 * @param maxCharacters what is longer is cut, except a text in plain ASCII
 */
export function normaliseAlways(text: string, maxCharacters = Number.POSITIVE_INFINITY): string {
  if (plainAscii.test(text)) return text;
  return text
    .replaceAll(singleQuotes, "'")
    .replaceAll(doubleQuotes, '"')
    .normalize('NFKC')
    .slice(0, maxCharacters)
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(arabicNumerals, westernNumeral)
    .replaceAll(whiteSpace, ' ')
    .trim();
}

/**
 * The same for an answer that is compared as `match` says. In numbers the Arabic comma is a decimal one, and the Arabic thousands
 * separator groups thousands; where no three digits follow it, it was taken for the decimal one beside it.
 */
export function normalise(text: string, match: Match | undefined): string {
  const typed =
    match?.compare === 'number'
      ? text.replaceAll(/\u066C(?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replaceAll('\u060C', ',')
      : text;
  return normaliseAlways(typed, maxAnswerCharacters);
}

/** Whether a text needs no normalising and has no accents; a fast path, since most answers are plain. */
export function isPlain(text: string): boolean {
  return plainAscii.test(text);
}

/** Removes from a normalised answer the differences that `folding` ignores. */
export function fold(normalised: string, folding: Folding): string {
  let text = normalised;
  if (folding.accents === 'ignore') text = withoutAccents(text);
  if (folding.case === 'ignore') text = text.toLowerCase();
  if (folding.punctuation === 'ignore') text = withoutPunctuation(text);
  return text;
}

/** `accents: 'note'` compares strictly first and then without accents; see `match-answer.ts`. */
export function foldingOf(match: Match | undefined): Omit<Folding, 'accents'> {
  return { case: match?.case ?? 'ignore', punctuation: match?.punctuation ?? 'ignore' };
}

function westernNumeral(character: string): string {
  if (character === '\u066A') return '%';
  if (character === '\u066B') return '.';
  if (character === '\u066C') return ',';
  return String(character.charCodeAt(0) & 0xf);
}

/** Removes the accents of a text. */
export function withoutAccents(text: string): string {
  if (plainAscii.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(accentMarks, '')
    .replaceAll(baseLetterPattern, (letter) => baseLetters.get(letter) ?? letter)
    .normalize('NFC');
}

/**
 * Removes full stops (`U.S.` is `US`) and apostrophes (`dont` is `don't`), except where this would make another word (`it's`,
 * `we're`, `l'air`), and replaces other punctuation by a space (`well-known` is `well known`). Keeps a separator between
 * digits and a minus before one, because 3.5 is not 35 and -5 is not 5. A text of punctuation only is returned unchanged.
 */
function withoutPunctuation(text: string): string {
  if (plainWords.test(text)) return text;
  const bare = text
    .replaceAll(contractedWords, '$1$2$3$4')
    .replaceAll(punctuation, (character, index: number, whole: string) => {
      const before = whole.charCodeAt(index - 1);
      const isDigitNext = isDigit(whole.charCodeAt(index + 1));
      if (isDigitNext && isDigit(before) && (character === '.' || character === ',' || character === ':'))
        return character;
      if (isDigitNext && character === '-' && (index === 0 || whole[index - 1] === ' ')) return character;
      if (character === "'" && /\p{L}'\p{L}/u.test(whole.slice(index - 1, index + 2))) return character;
      return ".'\u00B7\u3001\u3002".includes(character) ? '' : ' ';
    })
    .replaceAll(whiteSpace, ' ')
    .trim();
  return bare === '' ? text : bare;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
