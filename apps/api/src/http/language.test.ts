import { expect, test } from 'vitest';
import { requestedLanguage } from './language.ts';

test.each([
  [undefined, null],
  ['', null],
  ['fr, de', null],
  ['ar', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr, ar-EG;q=0.7, en;q=0.5', 'ar'],
  ['en;q=0, ar;q=0.1', 'ar'],
  ['en;q=0', null],
])('%s asks for %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});
