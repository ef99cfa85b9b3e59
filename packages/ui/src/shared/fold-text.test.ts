import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['case and accents', 'CAF\u00C9', 'cafe'],
  ['vowel signs', 'مُحَمَّد', 'محمد'],
  ['hamza on an alif', 'أحمد', 'احمد'],
  ['alif maksura', 'مصطفى', 'مصطفي'],
  ['teh marbuta', 'فاطمة', 'فاطمه'],
  ['marks of direction', '\u200Fمحمد\u200F', 'محمد'],
  ['the tatweel', 'مـحـمد', 'محمد'],
  ['Persian letters', 'علی کریم', 'علي كريم'],
])('a search takes %s for the same', (_, written, typed) => {
  expect(foldText(written)).toBe(foldText(typed));
});

test('different letters stay different', () => {
  expect(foldText('قلم')).not.toBe(foldText('كلم'));
  expect(foldText('bat')).not.toBe(foldText('pat'));
});
