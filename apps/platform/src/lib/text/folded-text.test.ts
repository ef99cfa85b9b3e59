import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRanges, foldedText } from './folded-text.ts';

const found = (source: string, query: string) =>
  findRanges(foldedText(source), query).map(({ start, end }) => source.slice(start, end));

test.each([
  ['case', 'Reading IS fun. reading', 'reading', ['Reading', 'reading']],
  ['accents', 'A café and a cafe', 'cafe', ['café', 'cafe']],
  ['ligatures', 'of\uFB01ce hours', 'office', ['of\uFB01ce']],
  ['line breaks', 'the main\n  idea', 'main idea', ['main\n  idea']],
  ['a word divided at the end of a line', 'para-\ngraph', 'paragraph', ['para-\ngraph']],
  ['a word divided by a sign that is only that', 'Communi\u2010\ncation', 'communication', ['Communi\u2010\ncation']],
  ['a word divided where it may be', 'environ\u00ad\nment', 'environment', ['environ\u00ad\nment']],
  ['Arabic vowel signs', 'كِتَابٌ جديد', 'كتاب', ['كِتَابٌ']],
  ['the forms of alif', 'أحمد إبراهيم', 'احمد', ['أحمد']],
  ['letters written for one another', 'عند ليلى في المدرسة', 'ليلي', ['ليلى']],
  ['nothing', 'text', '  ', []],
])('finds a word in spite of %s', (_, source, query, expected) => {
  expect(found(source, query)).toEqual(expected);
});

test('a hyphen within a line stays', () => {
  expect(found('a well-known fact', 'wellknown')).toEqual([]);
  expect(found('a well-known fact', 'well-known')).toEqual(['well-known']);
});

test('whatever is in a text is found where it is', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(text, fc.stringMatching(/^[a-z]{1,6}$/u), text, (before, word, after) => {
      const source = `${before} ${word} ${after}`;
      const ranges = findRanges(foldedText(source), word);
      expect(ranges.some(({ start, end }) => source.slice(start, end).toLowerCase().includes(word))).toBe(true);
      for (const { start, end } of ranges) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(source.length);
      }
    }),
  );
});
