import fc from 'fast-check';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { besideTarget, hardWords, wordsByLevel } from './levels.ts';
import { gradeOf, joinParts, occurrences, partsOfPage, partsOfText, wordsPerSentence } from './text-measures.ts';

const english = (text: string) => partsOfText(text, 'en');
/** As the CMU Pronouncing Dictionary says them, where the rules of the library count one too many, or one too few. */
const spoken = new Map([
  ['australian', 3],
  ['reptilian', 3],
  ['mr', 2],
  ['mrs', 2],
  ['dr', 2],
]);
const syllablesOf = (word: string) => spoken.get(word) ?? syllable(word);
const syllablesIn = (text: string) => english(text).words.reduce((sum, word) => sum + syllablesOf(word), 0);

// Both sentences, their words and syllables are those of "Flesch–Kincaid readability tests" in Wikipedia, which gives the
// reading ease of the second as 37.5.
const platypus = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
const cat = 'The cat sat on the mat.';

describe('an English text', () => {
  test('has the words and syllables that have been published for it', () => {
    expect([english(platypus).words.length, syllablesIn(platypus)]).toEqual([13, 24]);
    expect([english(cat).words.length, syllablesIn(cat)]).toEqual([6, 6]);
    const ease = 206.835 - 1.015 * 13 - 84.6 * (24 / 13);
    expect(ease).toBeCloseTo(37.5, 0);
  });

  test('has the grade of the published formula', () => {
    // 0.39 × 13 + 11.8 × 24/13 − 15.59, and 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(gradeOf(english(platypus), syllablesOf)).toBeCloseTo(11.26, 2);
    expect(gradeOf(english(cat), syllable)).toBeCloseTo(-1.45, 2);
    expect(gradeOf(english(''), syllable)).toBeNull();
  });

  test('is divided where a reader would: not after a title, and not within a word', () => {
    const parts = english('Mr. Hill’s dog can’t swim! “Can it?” asked Ann. In 1999 it could.');
    expect(parts.words).toEqual([
      'mr',
      'hill',
      'dog',
      "can't",
      'swim',
      'can',
      'it',
      'asked',
      'ann',
      'in',
      'it',
      'could',
    ]);
    expect(parts.sentences).toBe(3);
    expect(english('Dr. Amina met Mr. Hassan at the market.').sentences).toBe(1);
    expect(english('12 34 … !').words).toEqual([]);
  });
});

test('titles and a question within a sentence do not make a text easier', () => {
  const told =
    'Mr. Hassan sells tea in the old market. Mrs. Amal buys dates from Dr. Samir every morning. The children run between the small ' +
    'shops and laugh. Their grandmother waits near the fountain and tells a long story.';
  const page = {
    _id: 'a',
    text: `<p>${told}</p><p>“Do you want some tea?” she asks.</p>`,
    images: [],
    recording: null,
  };
  const parts = partsOfPage(page, 'en');
  expect(parts.sentences).toBe(5);
  expect(gradeOf(parts, syllablesOf)).toBeCloseTo(3.7, 1);
});

test('a heading, an item of a list and a line of a poem each end a sentence', () => {
  const text = '<h2>The sea</h2><ul><li>Waves</li><li>Salt water</li></ul><p>Dark<br>and deep</p>';
  const page = { _id: 'a', text, images: [], recording: null };
  expect(partsOfPage(page, 'en')).toEqual({
    sentences: 5,
    words: ['the', 'sea', 'waves', 'salt', 'water', 'dark', 'and', 'deep'],
  });
});

test('an Arabic text has words and sentences of its own', () => {
  const parts = partsOfText('كان البحر هادئًا. هل رأيت المنارة؟ نعم!', 'ar');
  expect([parts.sentences, parts.words.length]).toEqual([3, 7]);
  expect(partsOfText('«هل تريد الشاي؟» ثم ضحك.', 'ar').sentences).toBe(1);
});

describe('of any text', () => {
  const sentence = fc
    .array(fc.constantFrom('sea', 'lamp', 'keeper', 'dark', 'window', 'gull'), { minLength: 1, maxLength: 12 })
    .map((words) => `${words.join(' ').replace(/^./u, (first) => first.toUpperCase())}.`);
  const text = fc.array(sentence, { minLength: 1, maxLength: 8 });

  test('the measures do not depend on how it is divided into pages', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 7 }), (sentences, at) => {
        const whole = english(sentences.join(' '));
        const pages = [sentences.slice(0, at), sentences.slice(at)].map((some) => english(some.join(' ')));
        expect(joinParts(pages)).toEqual(whole);
      }),
    );
  });

  test('every word is in a sentence, and spaces change nothing', () => {
    fc.assert(
      fc.property(text, (sentences) => {
        const parts = english(sentences.join(' '));
        expect(parts.sentences).toBe(sentences.length);
        expect(wordsPerSentence(parts)).toBeCloseTo(parts.words.length / sentences.length);
        expect(english(sentences.join('   '))).toEqual(parts);
      }),
    );
  });

  test('longer sentences of the same words never have a lower grade', () => {
    fc.assert(
      fc.property(text, (sentences) => {
        const apart = english(sentences.join(' '));
        const together = { sentences: 1, words: apart.words };
        expect(gradeOf(together, syllable) ?? 0).toBeGreaterThanOrEqual((gradeOf(apart, syllable) ?? 0) - 1e-9);
      }),
    );
  });
});

describe('the levels of words', () => {
  const levels = new Map([
    ['sea', 'A1'],
    ['keeper', 'B2'],
    ['gale', 'C1'],
    ['lamp', 'A2'],
  ] as const);
  const counts = occurrences(['the', 'keeper', 'sea', 'sea', 'gale', 'lamp', 'keeper']);

  test('add up to all words of the text', () => {
    const shares = wordsByLevel(counts, levels);
    expect(shares.filter(({ words }) => words > 0)).toEqual([
      { level: 'A1', words: 2 },
      { level: 'A2', words: 1 },
      { level: 'B2', words: 2 },
      { level: 'C1', words: 1 },
      { level: 'unlisted', words: 1 },
    ]);
    expect(shares.reduce((sum, { words }) => sum + words, 0)).toBe(7);
  });

  test('mark what is above those of the readers, the hardest first, and no word that is not listed', () => {
    expect(hardWords(counts, levels, 'A2')).toEqual([
      { word: 'gale', level: 'C1', times: 1 },
      { word: 'keeper', level: 'B2', times: 2 },
    ]);
    expect(hardWords(counts, levels, 'C2')).toEqual([]);
  });

  test('a grade is near its target within one', () => {
    expect([2.9, 3, 5, 5.1].map((grade) => besideTarget(grade, 4))).toEqual(['below', 'near', 'near', 'above']);
  });
});
