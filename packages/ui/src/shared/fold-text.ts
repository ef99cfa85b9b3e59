/** Arabic letters that are written for one another, each with the one that is compared. NFKD takes the hamza off an alif. */
const letters = new Map([
  ['\u0671', '\u0627'],
  ['\u0649', '\u064A'],
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
  ['\u0629', '\u0647'],
]);

/**
 * Returns a text as a search compares it: without case, accents, Arabic vowel signs, the tatweel, invisible marks of direction and the differences between letters that
 * Arabic writers use for one another (alif with and without hamza, yeh and alif maksura, heh and teh marbuta).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[\u0671\u0649\u06CC\u06A9\u0629]/g, (letter) => letters.get(letter) ?? letter)
    .toLowerCase();
