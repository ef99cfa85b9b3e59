import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import lemmatizer from 'wink-lemmatizer';
import { cleanWord, lemmaCandidates } from './lemma-candidates.ts';

const lemmasOf = (text: string) => lemmaCandidates(text, lemmatizer).map(({ lemma }) => lemma);

describe('the headwords of a form', () => {
  it.each([
    ['went', 'go'],
    ['children', 'child'],
    ['better', 'good'],
    ['better', 'well'],
    ['worst', 'bad'],
    ['running', 'run'],
    ['studies', 'study'],
    ['mice', 'mouse'],
    ['left', 'leave'],
    ['happier', 'happy'],
    ['taught', 'teach'],
    ['Books', 'book'],
    ['dog’s', 'dog'],
    ["students'", 'student'],
    ["don't", 'do'],
    ["won't", 'will'],
    ['they’ve', 'they'],
    ['gave up', 'give up'],
    ['swimming pools', 'swimming pool'],
    ['the dogs', 'dog'],
    ['to leave', 'leave'],
    ['mothers-in-law', 'mothers in law'],
    ['mother-in-law', 'mother-in-law'],
    ['ice-cream', 'ice cream'],
    ['e-mail', 'email'],
    ['well known', 'well-known'],
    ['cafés', 'cafe'],
    ['“tide,”', 'tide'],
    ['  Paris. ', 'paris'],
  ])('%j has %j among them', (form, lemma) => {
    expect(lemmasOf(form)).toContain(lemma);
  });

  it('say as what part of speech the text is a form of them', () => {
    expect(lemmaCandidates('children', lemmatizer)).toEqual([
      { lemma: 'children' },
      { lemma: 'child', partOfSpeech: 'n' },
    ]);
    expect(lemmaCandidates('went', lemmatizer)).toEqual([{ lemma: 'went' }, { lemma: 'go', partOfSpeech: 'v' }]);
  });

  it('are few, whatever is selected, and never what only JavaScript knows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const candidates = lemmaCandidates(text, lemmatizer);
        expect(candidates.length).toBeLessThan(120);
        for (const { lemma } of candidates) expect(typeof lemma).toBe('string');
      }),
    );
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(lemmasOf(name).every((lemma) => typeof lemma === 'string')).toBe(true);
    }
  });
});

it.each([
  ['p.m.', 'p.m.'],
  ['end.', 'end'],
  ['well–known', 'well-known'],
  ['«Hello!»', 'hello'],
  ['two   words', 'two words'],
])('cleans %j to %j', (text, word) => {
  expect(cleanWord(text)).toBe(word);
});
