import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

const fromNow = (moment: string) => formatFor('en').fromNow(moment, now);

describe('a moment relative to now', () => {
  it('is in the largest unit that fits', () => {
    expect(fromNow('2026-03-13T12:00:00.000Z')).toBe('in 3 days');
    expect(fromNow('2026-03-10T10:00:00.000Z')).toBe('2 hours ago');
    expect(fromNow('2026-03-10T12:05:00.000Z')).toBe('in 5 minutes');
  });

  it('is "this minute" below one minute, and "yesterday" a day ago', () => {
    expect(fromNow('2026-03-10T12:00:10.000Z')).toBe('this minute');
    expect(fromNow('2026-03-09T12:00:00.000Z')).toBe('yesterday');
  });
});

describe('numbers', () => {
  it('have at most one decimal place, and a percentage has none', () => {
    expect(formatFor('en').number(22 / 3)).toBe('7.33');
    expect(formatFor('en').percent(66.7)).toBe('67%');
  });

  it('have Latin digits in Arabic too', () => {
    expect(formatFor('ar').number(12)).toBe('12');
    expect(formatFor('ar').percent(50)).toMatch(/^\D*50\D*$/u);
  });
});

it('gives the same formatter object each time, so that it can be a dependency of memoized values', () => {
  expect(formatFor('ar')).toBe(formatFor('ar'));
});
