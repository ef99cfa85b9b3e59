import { expect, test } from 'vitest';
import { startDatabaseClock } from './database-clock.ts';

const noon = new Date('2026-03-01T12:00:00Z');

/** Starts a clock on a machine whose own is off by so much. */
async function clockOf(offMs: number) {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), error: () => {} };
  const own = { now: () => new Date(noon.getTime() + offMs) };
  const { now, stop } = await startDatabaseClock({ readTime: async () => noon, own, log });
  await stop();
  return { time: now().getTime() - noon.getTime(), lines };
}

test('a machine whose clock is off goes by the database, and says so once; a second of difference is left as it is', async () => {
  expect(await clockOf(600_000)).toEqual({
    time: 0,
    lines: ["The clock of this machine is 600 s fast. The database's is used."],
  });
  expect((await clockOf(-600_000)).time).toBe(0);
  expect(await clockOf(800)).toEqual({ time: 800, lines: [] });
});
