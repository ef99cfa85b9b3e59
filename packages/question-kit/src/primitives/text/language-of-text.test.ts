import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['A warm, lively email.', 'en', 'en'],
  ['Une lettre vivante.', 'fr', 'fr'],
  ['أحسنت يا يوسف: email جميل.', 'en', 'ar'],
  ['A good use of أحسن here.', 'ar', 'en'],
  ['نص جميل', 'ar', 'ar'],
  ['خیلی خوب نوشتی', 'fa', 'fa'],
  ['بہت اچھا', 'ur', 'ur'],
  ['أحسنت', 'ru', 'ar'],
  ['Well done.', 'fa', 'en'],
  ['Well done.', 'ru', 'en'],
  ['Well done.', 'zh', 'en'],
  ['Aferin.', 'tr', 'tr'],
  ['Молодец.', 'ru', 'ru'],
  ['أحسنت', 'ar_EG', 'ar-EG'],
  ['أحسنت', '', 'ar'],
  ['12 / 20', 'ar', undefined],
  ['', 'en', undefined],
])('takes the language of %j beside content in %s from its letters', (text, contentLanguage, language) => {
  expect(languageOfText(text, contentLanguage)).toBe(language);
});
