import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const now = Date.UTC(2026, 10, 30, 12);

/** The clock of a page that has just been loaded. */
async function openClock() {
  vi.resetModules();
  const { readServerTime, schoolNow } = await import('./school-clock.ts');
  const replyAt = (momentMs: number) =>
    readServerTime(new Response('', { headers: { date: new Date(momentMs).toUTCString() } }));
  return { readServerTime, schoolNow, replyAt };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

test('a device whose clock is hours off has the time of the server after its first reply', async () => {
  const { schoolNow, replyAt } = await openClock();
  expect(schoolNow()).toBe(now);
  replyAt(now - 3 * 3_600_000);
  expect(schoolNow()).toBe(now - 3 * 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(schoolNow()).toBe(now - 3 * 3_600_000 + 5000);
  // Somebody sets it right.
  vi.setSystemTime(now - 3 * 3_600_000);
  replyAt(now - 3 * 3_600_000);
  expect(schoolNow()).toBe(now - 3 * 3_600_000);
});

test('the time that a reply takes, and a reply without a time, change nothing', async () => {
  const { readServerTime, schoolNow, replyAt } = await openClock();
  replyAt(now - 59_000);
  expect(schoolNow()).toBe(now);
  replyAt(now + 7_200_000);
  readServerTime(new Response(''));
  expect(schoolNow()).toBe(now + 7_200_000);
});
