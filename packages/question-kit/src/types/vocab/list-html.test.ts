import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList, withList } from './list-html.ts';
import { vocabParts } from './vocab-parts.ts';

it('reads a pasted list without its bullets, numbers and empty lines', () => {
  expect(readList('1. tide\r\n\n• buoy – a float\n- to drift: to be carried\n2) half-light')).toEqual([
    { term: 'tide', gloss: '' },
    { term: 'buoy', gloss: 'a float' },
    { term: 'to drift', gloss: 'to be carried' },
    { term: 'half-light', gloss: '' },
  ]);
});

it('reads a pasted Arabic list without its letters and numbers', () => {
  expect(readList('١. كتاب – book\n٢- قلم\nأ) مدّ: tide\n  ب. جزر').map(({ term }) => term)).toEqual([
    'كتاب',
    'قلم',
    'مدّ',
    'جزر',
  ]);
});

it('writes what is read again as the same words, whatever signs they hold', () => {
  const anyWord = fc.stringMatching(/^[a-z<>&ء-ي]{1,12}$/u);
  const anyTerm = fc.record({ term: anyWord, gloss: fc.oneof(fc.constant(''), anyWord) });
  fc.assert(
    fc.property(fc.array(anyTerm, { minLength: 1, maxLength: 8 }), (terms) => {
      const [list, ...others] = vocabParts(withList('', terms));
      expect(others).toEqual([]);
      expect(list).toEqual({ kind: 'list', terms: terms.map((term) => ({ ...term, lang: undefined })) });
    }),
  );
});

it('goes on with a list that ends the text', () => {
  const [tide] = readList('tide');
  const html = withList('<p>Learn:</p><ul><li>buoy</li></ul>', tide ? [tide] : []);
  expect(vocabParts(html)[1]).toMatchObject({ terms: [{ term: 'buoy' }, { term: 'tide' }] });
});
