import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFullTime, formatShortTime, parseTime, parseTypedTime } from './caption-time.ts';

it.each([
  ['00:01:02,500', 62_500],
  ['01:02.5', 62_500],
  ['1:02', 62_000],
  ['100:00:00.001', 360_000_001],
  ['٠٠:٠١:٠٢,٥٠٠', 62_500],
  ['۰۱:۰۲٫۵', 62_500],
])('reads %s', (text, ms) => {
  expect(parseTime(text)).toBe(ms);
});

it.each(['', '1', '00:60:00,000', '00:00:61,000', '00:00:01;500', '00:00:01,5000', '-00:01', 'one'])(
  'takes %j for no time of a file',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

it('reads seconds where a person types them', () => {
  expect(parseTypedTime('62.5')).toBe(62_500);
  expect(parseTypedTime(' 7 ')).toBe(7000);
  expect(parseTypedTime('seven')).toBeUndefined();
});

it('reads every time that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 * 3_600_000 }), (ms) => {
      expect(parseTime(formatFullTime(ms, ','))).toBe(ms);
      expect(parseTime(formatFullTime(ms, '.'))).toBe(ms);
      expect(parseTypedTime(formatShortTime(ms))).toBe(ms);
    }),
  );
});
