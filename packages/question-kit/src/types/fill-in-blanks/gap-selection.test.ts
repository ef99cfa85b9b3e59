import { expect, test } from 'vitest';
import { wordAt } from './gap-selection.ts';

const text = 'Bees make honey.';

test('the caret inside a word, or at either end of it, means that word', () => {
  for (const caret of [5, 7, 9]) expect(wordAt(text, caret, 'en')).toEqual({ start: 5, end: 9 });
});

test('a caret beside punctuation alone means no word', () => {
  expect(wordAt(text, 16, 'en')).toBeNull();
  expect(wordAt('', 0, 'en')).toBeNull();
});

test('Arabic words are found as well', () => {
  expect(wordAt('النحل يصنع العسل', 8, 'ar')).toEqual({ start: 6, end: 10 });
});
