import { afterEach, expect, test, vi } from 'vitest';
import { readServerTime, schoolNow } from './school-clock.ts';

const now = Date.UTC(2026, 10, 30, 12);
const replyAt = (momentMs: number) =>
  readServerTime(new Response('', { headers: { date: new Date(momentMs).toUTCString() } }));

vi.useFakeTimers();
afterEach(() => replyAt(Date.now()));

test('a device whose clock is hours off has the time of the server after its first reply', () => {
  vi.setSystemTime(now);
  expect(schoolNow()).toBe(now);
  replyAt(now - 3 * 3_600_000);
  expect(schoolNow()).toBe(now - 3 * 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(schoolNow()).toBe(now - 3 * 3_600_000 + 5000);
});

test('the time that a reply takes, and a reply without a time, change nothing', () => {
  vi.setSystemTime(now);
  replyAt(now - 59_000);
  expect(schoolNow()).toBe(now);
  replyAt(now + 7_200_000);
  readServerTime(new Response(''));
  expect(schoolNow()).toBe(now + 7_200_000);
});
