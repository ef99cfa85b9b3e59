import { setImmediate } from 'node:timers/promises';

/** How long one batch may take: the others wait that long for the one connection of the embedded database. */
const targetMs = 100;
const firstSize = 50;
/** What a batch costs besides its rows would otherwise make small ones slow, and slow ones smaller still. */
const [leastSize, mostSize] = [25, 250];

/**
 * Does work in batches, each in a transaction of its own: of as many rows as take a tenth of a second or so, whatever the size
 * of the school and the speed of its machine.
 *
 * @param run Does a batch of a size. Returns whether there is more to do.
 */
export async function inShortBatches(run: (size: number) => Promise<boolean>): Promise<void> {
  let size = firstSize;
  let hasMore = true;
  while (hasMore) {
    const startedAt = performance.now();
    hasMore = await run(size);
    const tookMs = Math.max(1, performance.now() - startedAt);
    const fitting = Math.round((size * targetMs) / tookMs);
    size = Math.max(leastSize, Math.min(mostSize, 2 * size, fitting));
    // The embedded database works on this thread: requests that have arrived meanwhile are read here.
    await setImmediate();
  }
}
