import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { patternOf, searchWords } from './search-words.ts';

const isFound = (search: string, text: string) =>
  searchWords(search).every((word) => new RegExp(patternOf(word)).test(text));

test('a text is found by the folded form of each letter, and by each letter of that form', () => {
  for (const letter of 'áÅçñÖßŁΆώЙёأإآٱؤئىةی٣۳ﺃ３ｅ') {
    expect(isFound(letter, `x${letter}y`), letter).toBe(true);
    expect(isFound(foldText(letter), letter), letter).toBe(true);
    expect(isFound(letter, foldText(letter)), letter).toBe(true);
  }
});

test('marks, the tatweel and invisible characters make no difference, on either side and in any script', () => {
  for (const text of ['مُحَمَّد', 'محـــمد', 'Zo\u0308e', 'a\u200Fb', 'हिन्दी', 'Tiếng']) {
    expect(isFound(text, text), text).toBe(true);
    expect(isFound(foldText(text), text), text).toBe(true);
    expect(isFound(text, foldText(text)), text).toBe(true);
  }
});

test('all else is taken as it is, a character that stands for several too', () => {
  for (const character of '…½™№ﷺﻻﬁ한字') expect(isFound(`a${character}`, `xa${character}`), character).toBe(true);
  const signs = String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_{|}~`;
  for (const sign of signs) {
    expect(isFound(sign, `a${sign}`), sign).toBe(true);
    expect(isFound(sign, 'a1'), sign).toBe(false);
  }
  expect(isFound('على', 'عل')).toBe(false);
});

test('words are looked for once each, and a very long search by what it begins with', () => {
  expect(searchWords('  Huda\u00A0mansour HUDA ')).toEqual(['huda', 'mansour']);
  expect(searchWords('\u0640')).toEqual([]);
  expect(searchWords(Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '))).toHaveLength(16);
  expect(isFound('e'.repeat(200), 'e'.repeat(40))).toBe(true);
});
