import type { Match } from '../schema/fields.ts';

/** How two answers are made comparable; what `Match` says, with its defaults filled in. */
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
const arabicNumerals = /[\u0660-\u0669\u06F0-\u06F9\u066B\u066C]/gu;
const whiteSpace = /\s+/gu;

/** Marks that sit on letters in Latin, Greek, Cyrillic, Hebrew and Arabic; elsewhere such marks carry the vowel. */
const accentMarks = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/gu;

/** Letters that differ by a stroke or a seat and do not decompose, as hamza and madda do. */
const seats = new Map([
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
] as const satisfies readonly (readonly [string, string])[]) as ReadonlyMap<string, string>;
const seated = new RegExp(`[${[...seats.keys()].join('')}]`, 'gu');

/** Not here: signs that mean something by themselves, such as `%`, `&`, `/`, `@`, `$` and `+`. */
const punctuation = /[.,;:!?'"()[\]{}_\-\u060C\u061B\u061F\u06D4]/gu;

/**
 * What is normalised always: compatibility forms and width (NFKC), quotes, dashes, white space, digits of the Arabic
 * keyboard, the tatweel, and characters that cannot be seen.
 */
export function normaliseAlways(text: string): string {
  if (plainAscii.test(text)) return text;
  return text
    .replaceAll(singleQuotes, "'")
    .replaceAll(doubleQuotes, '"')
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(arabicNumerals, westernNumeral)
    .replaceAll(whiteSpace, ' ')
    .trim();
}

/** Whether a text needs no normalising and has no accents; most answers are like this, and the rest takes long. */
export function isPlain(text: string): boolean {
  return plainAscii.test(text);
}

/** A normalised answer with the differences taken out that do not count. */
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
  if (character === '\u066B') return '.';
  if (character === '\u066C') return ',';
  return String(character.charCodeAt(0) & 0xf);
}

function withoutAccents(text: string): string {
  if (plainAscii.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(accentMarks, '')
    .replaceAll(seated, (letter) => seats.get(letter) ?? letter)
    .normalize('NFC');
}

/**
 * Full stops and apostrophes vanish (`U.S.` is `US`, `dont` is `don't`), the rest parts words (`well-known` is
 * `well known`). Kept: a separator between digits and a minus before one, because 3.5 is not 35 and -5 is not 5;
 * and everything where nothing else would be left, because then the sign is the answer.
 */
function withoutPunctuation(text: string): string {
  if (plainWords.test(text)) return text;
  const bare = text
    .replaceAll(punctuation, (sign, at: number) => {
      const before = text.charCodeAt(at - 1);
      const isDigitNext = isDigit(text.charCodeAt(at + 1));
      if (isDigitNext && isDigit(before) && (sign === '.' || sign === ',' || sign === ':')) return sign;
      if (isDigitNext && sign === '-' && (at === 0 || text[at - 1] === ' ')) return sign;
      return sign === '.' || sign === "'" ? '' : ' ';
    })
    .replaceAll(whiteSpace, ' ')
    .trim();
  return bare === '' ? text : bare;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
