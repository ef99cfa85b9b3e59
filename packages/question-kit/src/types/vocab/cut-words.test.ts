import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';

it('cuts a text so that its pieces are the text again, none empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('en', 'ar', 'th'), (text, lang) => {
      const pieces = cutWords(text, lang);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

const wordsOf = (text: string, lang: string) =>
  cutWords(text, lang)
    .filter(({ isWord }) => isWord)
    .map((piece) => piece.text);

it('knows words from what stands between them', () => {
  expect(wordsOf('“Don’t,” she said.', 'en')).toEqual(['Don’t', 'she', 'said']);
  expect(wordsOf('تزهر أشجار الليمون، فيملأ', 'ar')).toEqual(['تزهر', 'أشجار', 'الليمون', 'فيملأ']);
});
