import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionLines } from './option-lines.ts';

test('a line is an option, and a star in front makes it right', () => {
  expect(optionLines('Paris\n*  Lyon\r\n\n  Nice ')).toEqual([
    { text: 'Paris', correct: false },
    { text: 'Lyon', correct: true },
    { text: 'Nice', correct: false },
  ]);
});

test('numbering and bullets from elsewhere are taken off, with the star before or after them', () => {
  expect(optionLines('a) one\nB. two\n*(c) three\n4) * four\n• five\n- six')).toEqual([
    { text: 'one', correct: false },
    { text: 'two', correct: false },
    { text: 'three', correct: true },
    { text: 'four', correct: true },
    { text: 'five', correct: false },
    { text: 'six', correct: false },
  ]);
});

test('a word that only looks like numbering stays', () => {
  expect(optionLines('A.\n3.5 metres\na b').map((line) => line.text)).toEqual(['A.', '3.5 metres', 'a b']);
});

test('no option is ever empty or longer than its line', () => {
  fc.assert(
    fc.property(fc.string(), (list) => {
      for (const { text } of optionLines(list)) {
        expect(text.trim()).not.toBe('');
        expect(list).toContain(text);
      }
    }),
  );
});

test('Arabic letters and digits are taken off too', () => {
  expect(optionLines('أ) عمّان\nب. دبي\n*ج) الرباط\n٤- * تونس\n\nد. أحمد')).toEqual([
    { text: 'عمّان', correct: false },
    { text: 'دبي', correct: false },
    { text: 'الرباط', correct: true },
    { text: 'تونس', correct: true },
    { text: 'د. أحمد', correct: false },
  ]);
});
