import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcementAt, formatDuration } from './format-duration.ts';

it('formats minutes and seconds, and hours if any, in the digits of the language', () => {
  expect(formatDuration(65, 'en')).toBe('1:05');
  expect(formatDuration(3725, 'en')).toBe('1:02:05');
  // A part of a second has not passed.
  expect(formatDuration(3.34, 'en')).toBe('0:03');
  expect(formatDuration(59.999, 'en')).toBe('0:59');
  expect(formatDuration(0, 'en')).toBe('0:00');
  expect(formatDuration(65, 'ar-EG')).toBe('١:٠٥');
});

it('announces a time that was passed, and only the last when a suspended tab skips several', () => {
  expect(announcementAt(61, 60)).toBe(60);
  expect(announcementAt(60, 59)).toBeNull();
  expect(announcementAt(400, 25)).toBe(30);
  expect(announcementAt(Number.POSITIVE_INFINITY, 30)).toBeNull();
});

it('announces each time at most once, however often the countdown is read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 2 }), (readings) => {
      const falling = readings.toSorted((a, b) => b - a);
      const announced = falling.slice(1).map((now, index) => announcementAt(falling[index] ?? 0, now));
      const times = announced.filter((time) => time !== null);
      expect(new Set(times).size).toBe(times.length);
    }),
  );
});
