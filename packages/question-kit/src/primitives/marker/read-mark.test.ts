import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitMark, readMark } from './read-mark.ts';

describe('a typed mark', () => {
  it.each([
    ['7', 7],
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['0.33', 0.33],
    ['.5', 0.5],
    ['٧٫٥', 7.5],
    ['۷٫۵', 7.5],
    [' 10 ', 10],
  ])('%s is read as %d', (typed, mark) => {
    expect(readMark(typed)).toBe(mark);
  });

  it.each(['', '-1', 'ten', '1.2.3', '1e3', '0.333'])('%j is not a mark', (typed) => {
    expect(readMark(typed)).toBeNull();
  });

  it('reads every number back that Arabic writes', () => {
    const arabic = new Intl.NumberFormat('ar-EG', { useGrouping: false });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (halves) => readMark(arabic.format(halves / 2)) === halves / 2),
    );
  });
});

describe('a mark that is given', () => {
  it('stays as it is, to the hundredth, within the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 200 }), (hundredths, halves) => {
        const maximum = halves / 2;
        expect(fitMark(hundredths / 100, maximum)).toBe(Math.min(hundredths / 100, maximum));
      }),
    );
    expect(fitMark(-1, 4)).toBe(0);
    expect(fitMark(1 / 3, 1)).toBe(0.33);
  });
});
