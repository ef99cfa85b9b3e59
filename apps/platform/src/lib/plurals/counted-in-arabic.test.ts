import { expect, it } from 'vitest';
import { countedInArabic } from './counted-in-arabic.ts';

const groups = { one: 'مجموعة واحدة', two: 'مجموعتان', few: 'مجموعات', many: 'مجموعة' };

it.each([
  [0, '0 مجموعة'],
  [1, 'مجموعة واحدة'],
  [2, 'مجموعتان'],
  [3, '3 مجموعات'],
  [10, '10 مجموعات'],
  [11, '11 مجموعة'],
  [100, '100 مجموعة'],
  [103, '103 مجموعات'],
])('counts %i as Arabic does', (count, text) => {
  expect(countedInArabic(count, groups)).toBe(text);
});
