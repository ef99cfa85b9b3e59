import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutListLabels } from './list-labels.ts';

describe('a pasted list without its labels', () => {
  it.each([
    ['a) one', 'one'],
    ['(c) three', 'three'],
    ['4) four', 'four'],
    ['100. hundred', 'hundred'],
    ['5- five', 'five'],
    ['• six', 'six'],
    ['- seven', 'seven'],
    ['* eight', 'eight'],
    ['● Amman', 'Amman'],
    ['○ Amman', 'Amman'],
    ['■ Amman', 'Amman'],
    ['□ Amman', 'Amman'],
    ['‣ Amman', 'Amman'],
    ['\u00A7\tRabat', 'Rabat'],
    ['\uF0B7\tSanaa', 'Sanaa'],
    ['\uF0A7 Sanaa', 'Sanaa'],
    ['\uF0D8Sanaa', 'Sanaa'],
    ['\uF076\tSanaa', 'Sanaa'],
    ['\uF0FC\tSanaa', 'Sanaa'],
    ['viii)\tOslo', 'Oslo'],
    ['(iv) Oslo', 'Oslo'],
    ['أ) عمّان', 'عمّان'],
    ['ب. دبي', 'دبي'],
    ['(ج) الرباط', 'الرباط'],
    ['د- تونس', 'تونس'],
    ['هـ) مسقط', 'مسقط'],
    ['و)الدوحة', 'الدوحة'],
    ['ز-) صنعاء', 'صنعاء'],
    ['١. كتاب', 'كتاب'],
    ['٢- قلم', 'قلم'],
    ['٣) دفتر', 'دفتر'],
    ['(۱۲) مسطرة', 'مسطرة'],
    ['١٣– ممحاة', 'ممحاة'],
  ])('%s', (line, words) => {
    expect(withoutListLabels([line])).toEqual([words]);
  });

  it.each([
    'A.',
    'أ)',
    '3.5 metres',
    '٣.٥ أمتار',
    '-5 degrees',
    'a b',
    'e. g.',
    'J. K. Rowling',
    'I. Newton',
    'V.\tverb',
    'mix. Something',
    'XX. Olympic Games',
    'vi. is an editor',
    'o Cairo',
    'o\torange',
    '\u00A7 12 of the law',
    '\uF0B7',
    'و النهر',
    'ص.ب 120',
    'ب-12',
    'م/س',
    'د. أحمد',
    'أ. د. منى',
    'م. علي',
    'حرف ب. في الكلمة',
    '١ كتاب',
  ])('keeps what is no label: %s', (line) => {
    expect(withoutListLabels([line])).toEqual([line]);
  });

  it('takes a letter that is also a title as a label where the letter before or after it is one', () => {
    expect(withoutListLabels(['أ. عمّان', 'ب. دبي', 'ج. الرباط', 'د. تونس'])).toEqual(['عمّان', 'دبي', 'الرباط', 'تونس']);
    expect(withoutListLabels(['ا. عمّان', 'ب. دبي', 'ت. الرباط'])).toEqual(['عمّان', 'دبي', 'الرباط']);
    expect(withoutListLabels(['أ. منى', 'د. أحمد', 'م. علي'])).toEqual(['أ. منى', 'د. أحمد', 'م. علي']);
    expect(withoutListLabels(['ج) د. أحمد', 'د) م. علي'])).toEqual(['د. أحمد', 'م. علي']);
  });

  it('takes letters and Roman numbers with a full stop as labels where two of them follow each other', () => {
    expect(withoutListLabels(['A. one', 'B. two', 'D. four'])).toEqual(['one', 'two', 'four']);
    expect(withoutListLabels(['a. one', 'and more of it', 'b. two'])).toEqual(['one', 'and more of it', 'two']);
    expect(withoutListLabels(['i. one', 'ii. two', 'iii. three'])).toEqual(['one', 'two', 'three']);
    expect(withoutListLabels(['IX. nine', 'X. ten', 'XI. eleven'])).toEqual(['nine', 'ten', 'eleven']);
    expect(withoutListLabels(['h. one', 'i. two', 'j. three'])).toEqual(['one', 'two', 'three']);
    for (const initials of [
      ['I. Newton', 'V. Woolf', 'X. Xi'],
      ['A. Einstein', 'M. Curie', 'I. Newton'],
      ['V.\tverb', 'N.\tnoun'],
    ])
      expect(withoutListLabels(initials)).toEqual(initials);
  });

  it('takes the letters that stand for the bullets of Word as such in a list of bullets', () => {
    expect(withoutListLabels(['o\tCairo', 'o\tRabat'])).toEqual(['Cairo', 'Rabat']);
    expect(withoutListLabels(['\u00D8\tCairo', 'v\tRabat', '\u00FC\tTunis', '\u00D8\tOslo'])).toEqual([
      'Cairo',
      'Rabat',
      'Tunis',
      'Oslo',
    ]);
    const pasted = ['o\tCairo', '\u00A7\tRabat', '\uF0B7\tSanaa', '●\tAmman', 'i.\tParis', 'ii.\tRome', 'viii)\tOslo'];
    expect(withoutListLabels(pasted)).toEqual(['Cairo', 'Rabat', 'Sanaa', 'Amman', 'Paris', 'Rome', 'Oslo']);
    // Pairs of a letter and a word.
    for (const pairs of [
      ['o\torange', 'q\tqueen', 'v\tvan'],
      ['a\tapple', 'o\torange', 'o\tolive'],
    ])
      expect(withoutListLabels(pairs)).toEqual(pairs);
  });

  it('keeps texts without labels as they are', () => {
    const word = fc.string({ unit: fc.constantFrom('o', 'i', 'v', 'x', 'M', 'أ', 'د', '7'), minLength: 1 });
    const text = fc.array(word, { minLength: 1 }).map((words) => words.join(' '));
    const end = fc.constantFrom('', '.', '?', ')');
    fc.assert(
      fc.property(fc.array(fc.tuple(text, end)), (parts) => {
        const lines = parts.map(([words, sign]) => `${words}${sign}`);
        expect(withoutListLabels(lines)).toEqual(lines);
      }),
    );
  });

  it('is never empty where a line was not, and holds what the line ends with', () => {
    const line = fc.string({ unit: fc.constantFrom(...'أدbiov1٢)(.- \t*•\uF0B7ـ') });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const [index, text] of withoutListLabels(lines).entries()) {
          expect(lines[index]?.endsWith(text)).toBe(true);
          expect(text.trim() === '').toBe((lines[index] ?? '').trim() === '');
        }
      }),
    );
  });
});
