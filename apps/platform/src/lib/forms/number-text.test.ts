import { describe, expect, it } from 'vitest';
import { numberOf, says, textOf } from './number-text.ts';

describe('the text of a number field', () => {
  it.each([
    ['2.5', 2.5],
    ['0.5', 0.5],
    ['2,5', 2.5],
    ['٢٫٥', 2.5],
    ['۴۵', 45],
    ['\u200F٤٥\u200F', 45],
    [' 15 ', 15],
    ['.5', 0.5],
    ['2.', 2],
    ['1.05', 1.05],
  ])('%j says %d', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each(['x', '4x', '1 000', '1,000', '1.000', '١٬٠٠٠', '1e3', '0x10', '-1', '+1', '.', ',', '1.2.3', 'Infinity'])(
    '%j is no number',
    (text) => {
      expect(numberOf(text)).toBeNaN();
    },
  );

  it('is empty for no number at all', () => {
    expect(numberOf('')).toBeNull();
    expect(numberOf(' \u200F')).toBeNull();
    expect(textOf(null)).toBe('');
  });

  it.each([2.5, 0, 1440, null, Number.NaN])('is written for %d so that it says the same', (value) => {
    expect(numberOf(textOf(value))).toBe(value);
  });

  it('stands while it says what the form has, and while it is empty where a number is needed', () => {
    expect(says('2.50', 2.5)).toBe(true);
    expect(says('x', Number.NaN)).toBe(true);
    expect(says('', Number.NaN)).toBe(true);
    expect(says('x', null)).toBe(false);
    expect(says('2', 3)).toBe(false);
  });
});
