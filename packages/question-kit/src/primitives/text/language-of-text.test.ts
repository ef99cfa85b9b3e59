import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['A warm, lively email.', 'en', 'en'],
  ['Une lettre vivante.', 'fr', 'fr'],
  ['أحسنت يا يوسف: email جميل.', 'en', 'ar'],
  ['A good use of أحسن here.', 'ar', 'en'],
  ['نص جميل', 'ar', 'ar'],
  ['12 / 20', 'ar', undefined],
  ['', 'en', undefined],
])('takes the language of %j beside content in %s from its letters', (text, contentLanguage, language) => {
  expect(languageOfText(text, contentLanguage)).toBe(language);
});
