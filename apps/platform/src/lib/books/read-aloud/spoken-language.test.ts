import { expect, test } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

test.each([
  ['صباح الخير يا حارس المنارة.', 'en', 'ar'],
  ['The word صباح means morning.', 'en', 'en'],
  ['Good morning!', 'ar', 'en'],
  ['1999', 'ar', 'ar'],
  ['Доброе утро', 'en', 'en'],
] as const)('%j in a book in %s is said in %s', (text, book, language) => {
  expect(spokenLanguage(text, book)).toBe(language);
});
