import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it.each([
  ['', 'en', 0],
  ['  \n ', 'en', 0],
  ["I don't know — do you?", 'en', 5],
  ['3.5 metres', 'en', 2],
  ['السلام عليكم، كيف حالك؟', 'ar', 4],
  ['ذهبَ الولدُ إلى المدرسةِ.', 'ar', 4],
  ['3.5 metres', 'en_US', 2],
  ['3.5 metres', '', 2],
  ['3.5 metres', 'x', 2],
])('counts the words of %j in %s', (text, locale, count) => {
  expect(countWords(text, locale)).toBe(count);
});
