import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividedAt, languageOf, selectedText, sentenceAround, withGap } from './selected-text.ts';

const paragraph = 'The tide was low. She went home at 5 p.m. because it rained. Nobody saw her.';
const at = (word: string) => [paragraph.indexOf(word), paragraph.indexOf(word) + word.length] as const;
const select = (page: string, text: string) => selectedText(page, page.indexOf(text), page.indexOf(text) + text.length);

describe('a selection', () => {
  it('has the sentence that it stands in', () => {
    expect(selectedText(paragraph, ...at('went'))).toEqual({
      text: 'went',
      sentence: 'She went home at 5 p.m. because it rained.',
      language: 'en',
    });
    expect(sentenceAround(paragraph, ...at('Nobody'))).toBe('Nobody saw her.');
  });

  it('loses the spaces that a double press selects, and their sentence', () => {
    expect(selectedText(paragraph, ...at(' Nobody '))).toMatchObject({ text: 'Nobody', sentence: 'Nobody saw her.' });
  });

  it('goes on over the lines of a document, and not into its heading', () => {
    const page = 'The library\nIn the spring a ship left Bergen with six thousand books\non board. It came back.';
    const start = page.indexOf('ship');
    expect(sentenceAround(page, start, start + 4)).toBe(
      'In the spring a ship left Bergen with six thousand books on board.',
    );
  });

  it('has a word in one piece that is divided at the end of a line', () => {
    for (const hyphen of ['\u2010', '\u00AD']) {
      expect(select(`Our communi${hyphen}\n cation matters. It is good.`, `communi${hyphen}\n cation`)).toMatchObject({
        text: 'communication',
        sentence: 'Our communication matters.',
      });
    }
    expect(select('Our communi\u2010\ncation matters.', 'matters')?.sentence).toBe('Our communication matters.');
  });

  it('keeps a hyphen that may be the word’s own, without the end of the line', () => {
    const page = 'A well-\nknown Anglo-\nSaxon king \u2013\nor two -\nruled.';
    expect(selectedText(page, 2, 13)?.text).toBe('well-known');
    expect(sentenceAround(page, 2, 13)).toBe('A well-known Anglo-Saxon king \u2013 or two - ruled.');
  });

  it('over two sentences has both', () => {
    expect(sentenceAround(paragraph, ...at('low. She'))).toBe(
      'The tide was low. She went home at 5 p.m. because it rained.',
    );
  });

  it('without a letter is none', () => {
    for (const nothing of ['5', '. ', ' ']) expect(selectedText(paragraph, ...at(nothing))).toBeNull();
  });

  it('lies in its paragraph, whatever is selected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.nat(200), fc.nat(200), (text, one, other) => {
        const selected = selectedText(text, Math.min(one, other), Math.max(one, other));
        if (!selected) return;
        const flat = text.replaceAll(/\s+/gu, ' ');
        expect(flat).toContain(selected.text);
        expect(flat).toContain(selected.sentence);
        expect(selected.sentence).toContain(selected.text);
      }),
    );
  });
});

it.each([
  ['went', 'en'],
  ['حديقة', 'ar'],
  ['كلمة tide', 'en'],
  ['كلمات كثيرة tide', 'ar'],
  ['Ünal', 'en'],
])('takes %s for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

describe('a sentence with a gap', () => {
  it('loses the word where it stands alone', () => {
    expect(withGap('Go on, he said, and gone he was; go!', 'gone')).toEqual({
      before: 'Go on, he said, and ',
      gap: 'gone',
      after: ' he was; go!',
    });
    expect(withGap('We gave up.', 'Gave up')?.gap).toBe('gave up');
    expect(withGap('What (really)?', '(really)')?.gap).toBe('(really)');
  });

  it('is none where the word is only a part of another, or missing', () => {
    expect(withGap('The cathedral.', 'cat')).toBeNull();
    expect(withGap('', 'cat')).toBeNull();
    expect(withGap('A cat.', '')).toBeNull();
  });

  it('is divided wherever the word stands', () => {
    expect(dividedAt('He read it, and Read (read) the reader.', 'read')).toEqual([
      'He ',
      'read',
      ' it, and ',
      'Read',
      ' (',
      'read',
      ') the reader.',
    ]);
    expect(withGap('Go, go!', 'go')).toEqual({ before: '', gap: 'Go', after: ', go!' });
    expect(dividedAt('The cathedral.', 'cat')).toBeNull();
  });

  it('is the sentence again with the word in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (sentence, form) => {
        const parts = withGap(sentence, form);
        if (parts) expect(parts.before + parts.gap + parts.after).toBe(sentence);
      }),
    );
  });
});
