import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPlace } from './kept-place.ts';
import { createPlaceReporter, readAfterMs, restMs, retryMs } from './place-reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reporterOf({
  unsent = null,
  arrives = () => true,
}: { unsent?: KeptPlace | null; arrives?: () => boolean } = {}) {
  const saved: KeptPlace[] = [];
  const kept: (KeptPlace | null)[] = [];
  let read: ReadonlySet<number> = new Set();
  const reporter = createPlaceReporter({
    begin: { page: 1, offset: 0 },
    unsent,
    read: [1],
    save: async (place) => {
      saved.push(place);
      return arrives();
    },
    keep: (place) => kept.push(place),
    onRead: (pages) => (read = pages),
  });
  return { reporter, saved, kept, read: () => [...read] };
}

test('a place is kept at once, and sent when it rests', async () => {
  const { reporter, saved, kept } = reporterOf();
  reporter.report({ page: 2, offset: 0.5 }, [2]);
  reporter.report({ page: 3, offset: 0.25 }, [3]);
  expect(kept.at(-1)).toMatchObject({ page: 3, offset: 0.25 });
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(restMs);
  expect(saved).toEqual([{ page: 3, offset: 0.25, pagesRead: [] }]);
  expect(kept.at(-1)).toBeNull();
});

test('a page counts as read after a while in sight, not while it is passed', async () => {
  const { reporter, saved, read } = reporterOf();
  reporter.report({ page: 2, offset: 0 }, [2]);
  await vi.advanceTimersByTimeAsync(readAfterMs - 1);
  reporter.report({ page: 3, offset: 0 }, [3]);
  await vi.advanceTimersByTimeAsync(readAfterMs + restMs);
  expect(read()).toEqual([1, 3]);
  expect(saved.at(-1)).toEqual({ page: 3, offset: 0, pagesRead: [3] });
});

test('what does not arrive stays on the device and is sent again, with what came since', async () => {
  let isOnline = false;
  const { reporter, saved, kept } = reporterOf({ arrives: () => isOnline });
  reporter.report({ page: 2, offset: 0 }, [2]);
  await vi.advanceTimersByTimeAsync(readAfterMs + restMs);
  expect(kept.at(-1)).toEqual({ page: 2, offset: 0, pagesRead: [2] });
  isOnline = true;
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(saved.at(-1)).toEqual({ page: 2, offset: 0, pagesRead: [2] });
  expect(kept.at(-1)).toBeNull();
});

test('what an earlier visit has kept is sent once, and nothing is sent where nothing changes', async () => {
  const { reporter, saved } = reporterOf({ unsent: { page: 1, offset: 0, pagesRead: [4] } });
  await reporter.send();
  await reporter.send();
  reporter.report({ page: 1, offset: 0 }, [1]);
  await vi.advanceTimersByTimeAsync(readAfterMs + restMs);
  expect(saved).toEqual([{ page: 1, offset: 0, pagesRead: [4] }]);
});

test('each page in sight has its own while, which goes on when another one leaves', async () => {
  const { reporter, read } = reporterOf();
  reporter.report({ page: 2, offset: 0 }, [2, 3, 4]);
  await vi.advanceTimersByTimeAsync(readAfterMs - 1000);
  reporter.report({ page: 3, offset: 0 }, [3, 4, 5]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read()).toEqual([1, 3, 4]);
  reporter.stop();
  await vi.advanceTimersByTimeAsync(readAfterMs);
  expect(read()).toEqual([1, 3, 4]);
});
