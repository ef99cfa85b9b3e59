const arabicLetters = /\p{Script=Arabic}/gu;
const anyLetters = /\p{L}/gu;

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Returns the language in which to read out what a person wrote about content of a language: Arabic by its letters, otherwise that of
 * the content, and English about Arabic content. Undefined for a text without letters.
 */
export function languageOfText(text: string, contentLanguage: string): string | undefined {
  const letterCount = countOf(text, anyLetters);
  if (letterCount === 0) return undefined;
  if (countOf(text, arabicLetters) * 2 > letterCount) return 'ar';
  return contentLanguage.startsWith('ar') ? 'en' : contentLanguage;
}
