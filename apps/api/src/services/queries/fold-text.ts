/** Vowel signs and other marks of Latin and Arabic letters, and the tatweel. */
const marks = /\p{M}|\u0640/gu;
const invisible = /\p{Cf}|\p{Cc}(?<!\s)/gu;

/** Letters that Arabic writers use for one another, with the one that is compared. */
const letters: ReadonlyMap<string, string> = new Map([
  ['\u0671', '\u0627'],
  ['\u0649', '\u064A'],
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
  ['\u0629', '\u0647'],
]);
const letterPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/**
 * A text as it is compared in searches and among tags: without case, accents, vowel signs, the tatweel, and differences of
 * Arabic letters such as hamza on an alif, and with single spaces.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(letterPattern, (letter) => letters.get(letter) ?? letter)
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns a text in ASCII digits, whatever digits it was written in. */
export function withAsciiDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06_60))
    .replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06_f0));
}
