import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitMark, readMark } from './read-mark.ts';

describe('a typed mark', () => {
  it.each([
    ['7', 7],
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['.5', 0.5],
    ['٧٫٥', 7.5],
    ['۷٫۵', 7.5],
    [' 10 ', 10],
  ])('%s is read as %d', (typed, mark) => {
    expect(readMark(typed)).toBe(mark);
  });

  it.each(['', '-1', 'ten', '1.2.3', '1e3'])('%j is not a mark', (typed) => {
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
  it('is a half step within the maximum, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer({ min: 0, max: 200 }), (asked, halves) => {
        const maximum = halves / 2;
        const mark = fitMark(asked, maximum);
        expect(mark >= 0 && mark <= maximum && Number.isInteger(mark * 2)).toBe(true);
      }),
    );
  });
});
