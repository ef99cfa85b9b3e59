import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcedAt, clockText } from './clock-text.ts';

it('writes minutes and seconds, hours when there are any, in the language of the reader', () => {
  expect(clockText(65, 'en')).toBe('1:05');
  expect(clockText(3725, 'en')).toBe('1:02:05');
  expect(clockText(0, 'en')).toBe('0:00');
  expect(clockText(65, 'ar-EG')).toBe('١:٠٥');
});

it('speaks when a moment is passed, also when a sleeping tab jumps over several', () => {
  expect(announcedAt(61, 60)).toBe(60);
  expect(announcedAt(60, 59)).toBeNull();
  expect(announcedAt(400, 25)).toBe(30);
  expect(announcedAt(Number.POSITIVE_INFINITY, 30)).toBeNull();
});

it('says each moment once, however a countdown is read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 2 }), (readings) => {
      const falling = readings.toSorted((a, b) => b - a);
      const said = falling.slice(1).map((now, index) => announcedAt(falling[index] ?? 0, now));
      const moments = said.filter((moment) => moment !== null);
      expect(new Set(moments).size).toBe(moments.length);
    }),
  );
});
