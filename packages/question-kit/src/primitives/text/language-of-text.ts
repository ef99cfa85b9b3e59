import { languageTag } from './language-tag.ts';

const arabicLetters = /\p{Script=Arabic}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const anyLetters = /\p{L}/gu;

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Returns the language in which to read out what a person wrote about content of a language: that of the content where it is written
 * with the same letters, otherwise Arabic by Arabic letters and English by Latin ones. Undefined for a text without letters.
 */
export function languageOfText(text: string, contentLanguage: string): string | undefined {
  const letterCount = countOf(text, anyLetters);
  if (letterCount === 0) return undefined;
  const own = languageTag(contentLanguage);
  const { script } = new Intl.Locale(own).maximize();
  if (countOf(text, arabicLetters) * 2 > letterCount) return script === 'Arab' ? own : 'ar';
  if (countOf(text, latinLetters) * 2 > letterCount) return script === 'Latn' ? own : 'en';
  return own;
}
