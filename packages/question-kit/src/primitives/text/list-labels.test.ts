import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutListLabels } from './list-labels.ts';

describe('a pasted list without its labels', () => {
  it.each([
    ['a) one', 'one'],
    ['B. two', 'two'],
    ['(c) three', 'three'],
    ['4) four', 'four'],
    ['100. hundred', 'hundred'],
    ['5- five', 'five'],
    ['• six', 'six'],
    ['- seven', 'seven'],
    ['* eight', 'eight'],
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

  it('is never empty where a line was not, and holds what the line ends with', () => {
    const line = fc.string({ unit: fc.constantFrom('أ', 'د', 'b', '1', '٢', ')', '(', '.', '-', ' ', '*', '•', 'ـ') });
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
