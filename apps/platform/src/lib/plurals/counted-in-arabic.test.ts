import { describe, expect, it } from 'vitest';
import { countedInArabic } from './counted-in-arabic.ts';

const students = { one: 'طالب واحد', two: 'طالبان', few: 'طلاب', many: 'طالبًا', other: 'طالب' };

describe('countedInArabic', () => {
  it.each([
    [0, '0 طالب'],
    [1, 'طالب واحد'],
    [2, 'طالبان'],
    [3, '3 طلاب'],
    [10, '10 طلاب'],
    [11, '11 طالبًا'],
    [99, '99 طالبًا'],
    [100, '100 طالب'],
    [101, '101 طالب'],
    [102, '102 طالب'],
    [103, '103 طلاب'],
    [111, '111 طالبًا'],
    [200, '200 طالب'],
    [1000, '1000 طالب'],
  ])('counts %i as Arabic does', (count, text) => {
    expect(countedInArabic(count, students)).toBe(text);
  });

  it('says that there is none in the words given for it', () => {
    expect(countedInArabic(0, { ...students, zero: 'لا طلاب' })).toBe('لا طلاب');
  });
});
