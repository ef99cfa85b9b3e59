import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcementAt, formatDuration } from './format-duration.ts';

it('writes minutes and seconds, hours when there are any, in the language of the reader', () => {
  expect(formatDuration(65, 'en')).toBe('1:05');
  expect(formatDuration(3725, 'en')).toBe('1:02:05');
  expect(formatDuration(0, 'en')).toBe('0:00');
  expect(formatDuration(65, 'ar-EG')).toBe('١:٠٥');
});

it('speaks when a moment is passed, also when a sleeping tab jumps over several', () => {
  expect(announcementAt(61, 60)).toBe(60);
  expect(announcementAt(60, 59)).toBeNull();
  expect(announcementAt(400, 25)).toBe(30);
  expect(announcementAt(Number.POSITIVE_INFINITY, 30)).toBeNull();
});

it('says each moment once, however a countdown is read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 2 }), (readings) => {
      const falling = readings.toSorted((a, b) => b - a);
      const said = falling.slice(1).map((now, index) => announcementAt(falling[index] ?? 0, now));
      const moments = said.filter((moment) => moment !== null);
      expect(new Set(moments).size).toBe(moments.length);
    }),
  );
});
