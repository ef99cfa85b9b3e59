import { mostSecondsRead } from '@rubrica/api-client/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadingReporter, reportMs, restMs, retryMs, type UnsentReading } from './reading-reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reporterOf({
  unsent = null,
  arrives = () => true,
}: { unsent?: UnsentReading | null; arrives?: () => boolean } = {}) {
  const saved: UnsentReading[] = [];
  const kept: (UnsentReading | null)[] = [];
  let read = 0;
  const reporter = createReadingReporter({
    page: unsent?.page ?? 1,
    unsent,
    takeSeconds: () => {
      const seconds = read;
      read = 0;
      return seconds;
    },
    save: async (reading) => {
      saved.push(reading);
      return arrives();
    },
    keep: (reading) => kept.push(reading),
  });
  reporter.start();
  return { reporter, saved, kept, pass: (seconds: number) => void (read += seconds) };
}

test('a turned page is kept at once, and sent with the time when it rests', async () => {
  const { reporter, saved, kept, pass } = reporterOf();
  pass(10);
  reporter.turn(2);
  pass(1);
  reporter.turn(3);
  expect(kept.at(-1)).toEqual({ page: 3, seconds: 11 });
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saved).toEqual([{ page: 3, seconds: 11 }]);
  expect(kept.at(-1)).toBeNull();
});

test('the time of somebody who stays on a page is sent now and then', async () => {
  const { saved, pass } = reporterOf();
  await vi.advanceTimersByTimeAsync(restMs);
  pass(60);
  await vi.advanceTimersByTimeAsync(reportMs);
  pass(60);
  await vi.advanceTimersByTimeAsync(reportMs);
  expect(saved).toEqual([
    { page: 1, seconds: 60 },
    { page: 1, seconds: 60 },
  ]);
});

test('what does not arrive stays on the device and is sent again, with what came since', async () => {
  let isOnline = false;
  const { reporter, saved, kept, pass } = reporterOf({ arrives: () => isOnline });
  pass(20);
  reporter.turn(2);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(kept.at(-1)).toEqual({ page: 2, seconds: 20 });
  pass(15);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(saved.at(-1)).toEqual({ page: 2, seconds: 35 });
  expect(kept.at(-1)).toBeNull();
});

test('all that was read without a network arrives in one report, because the server counts no more of a second one than has passed', async () => {
  const { reporter, saved, kept } = reporterOf({ unsent: { page: 4, seconds: 3 * 3600 } });
  await reporter.send();
  await vi.advanceTimersByTimeAsync(3 * restMs);
  expect(saved).toEqual([{ page: 4, seconds: 3 * 3600 }]);
  expect(kept.at(-1)).toBeNull();
});

test('more than one report may tell arrives in reports that the server takes', async () => {
  const { reporter, saved } = reporterOf({ unsent: { page: 4, seconds: mostSecondsRead + 100 } });
  await reporter.send();
  await vi.advanceTimersByTimeAsync(2 * restMs);
  expect(saved.map(({ seconds }) => seconds)).toEqual([mostSecondsRead, 100]);
});

test('nothing is sent where nothing was read', async () => {
  const { reporter, saved } = reporterOf();
  await reporter.send();
  await vi.advanceTimersByTimeAsync(3 * reportMs);
  expect(saved).toEqual([]);
});
