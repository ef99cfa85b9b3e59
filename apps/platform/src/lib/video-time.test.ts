import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactVideoTime, parseVideoTime } from './video-time.ts';

describe('a place in a video', () => {
  it('is read as it is written, to the tenth of a second', () => {
    fc.assert(
      fc.property(fc.nat({ max: 863_999 }), (tenths) => {
        expect(parseVideoTime(exactVideoTime(tenths * 100))).toBe(tenths * 100);
      }),
    );
  });

  it.each([
    ['65', 65_000],
    ['1:05', 65_000],
    ['١:٠٥', 65_000],
    ['۱:۰۵', 65_000],
    ['٠:٠١٫٢٥', 1250],
    ['1:00:00', 3_600_000],
    [' 0:01,25 ', 1250],
    ['1:75', null],
    ['1:75:00', null],
    ['soon', null],
    ['', null],
    ['-1', null],
  ])('%j is %j', (text, timeMs) => {
    expect(parseVideoTime(text)).toBe(timeMs);
  });
});
