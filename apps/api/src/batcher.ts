import { isDatabaseUnreachable } from './database-unreachable.ts';

/** Collects what several requests want at the same time, and does it together. */
export interface Batcher<Item, Result> {
  /** Adds an item to the next batch, and settles as that item does. */
  add: (item: Item) => Promise<Result>;
  /** How many items wait for a batch, and how many batches run. */
  count: () => { waiting: number; running: number };
}

interface BatcherOptions<Item, Result> {
  /** Does the items of a batch and returns what became of each, in the same order. Where it throws, all of them fail. */
  run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** The most items of one batch. */
  maxSize: number;
  /** How many batches run at the same time. */
  concurrency: number;
  /** For how long a batch that is not full waits for more, from its first item on; it does not when absent. */
  collectMs?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  settle: PromiseWithResolvers<Result>;
}

/** The most items that settle in one turn of the event loop: after each its caller goes on, and writes its reply. */
const settledPerTurn = 8;

/** Does something with each, a few in each turn of the event loop: the replies to a large batch hold up no other request. */
function inTurns<Each>(all: Iterator<Each>, settle: (each: Each) => void): void {
  for (let count = 0; count < settledPerTurn; count += 1) {
    const next = all.next();
    if (next.done === true) return;
    settle(next.value);
  }
  setImmediate(inTurns<Each>, all, settle);
}

/**
 * Creates a batcher. Without `collectMs` it waits for no timer: what arrives while nothing runs is done in the same turn of the event
 * loop, and what arrives meanwhile is the next batch. The more there is to do, the larger the batches are.
 */
export function createBatcher<Item, Result>({
  run,
  maxSize,
  concurrency,
  collectMs = 0,
}: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;

  const runBatch = async () => {
    const batch = waiting.splice(0, maxSize);
    try {
      const results = await run(batch.map(({ item }) => item));
      inTurns(batch.entries(), ([at, { settle }]) => {
        const result = results[at];
        if (result?.status === 'fulfilled') settle.resolve(result.value);
        else settle.reject(result?.reason ?? new RangeError('A batch returned too few results.'));
      });
    } catch (error) {
      inTurns(batch.values(), ({ settle }) => settle.reject(error));
    }
  };

  const start = () => {
    isScheduled = false;
    while (running < concurrency && waiting.length > 0) {
      running += 1;
      void runBatch().finally(() => {
        running -= 1;
        schedule();
      });
    }
  };

  const startSoon = () => {
    clearTimeout(timer);
    timer = undefined;
    isScheduled = true;
    setImmediate(start);
  };

  const schedule = () => {
    if (isScheduled || running >= concurrency || waiting.length === 0) return;
    if (collectMs === 0 || waiting.length >= maxSize) startSoon();
    else timer ??= setTimeout(startSoon, collectMs);
  };

  return {
    add: (item) => {
      const settle = Promise.withResolvers<Result>();
      waiting.push({ item, settle });
      schedule();
      return settle.promise;
    },
    count: () => ({ waiting: waiting.length, running }),
  };
}

/** What became of each item of a batch, in their order. */
export type Outcomes<Result> = readonly PromiseSettledResult<Result>[];

/** Does items together. Where that fails, each is done again alone, so that what fails at one of them fails for no other. */
export async function doTogether<Item, Result>(
  items: readonly Item[],
  run: (items: readonly Item[]) => Promise<Outcomes<Result>>,
): Promise<Outcomes<Result>> {
  try {
    return await run(items);
  } catch (error) {
    if (items.length === 1) return [{ status: 'rejected', reason: error }];
    // Each of them would wait for a connection.
    if (isDatabaseUnreachable(error)) throw error;
    const outcomes: PromiseSettledResult<Result>[] = [];
    for (const item of items) outcomes.push(...(await doTogether([item], run)));
    return outcomes;
  }
}

interface ReaderOptions<Key, Value> {
  /** Reads the values of keys, each of which occurs once. What is not there has none. */
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  /** The most keys that are read together. */
  maxSize?: number;
}

/**
 * Creates a function that reads a value by its key: those that are asked for at the same time are read together, by a statement that
 * begins after the last of them was asked for. Nothing is kept. Whoever asks for the same key at the same time gets the same value,
 * which nobody changes.
 */
export function createReader<Key, Value>({
  read,
  maxSize = 64,
}: ReaderOptions<Key, Value>): (key: Key) => Promise<Value | undefined> {
  const run = async (keys: readonly Key[]): Promise<Outcomes<Value | undefined>> => {
    const found = await read([...new Set(keys)]);
    return keys.map((key) => ({ status: 'fulfilled', value: found.get(key) }));
  };
  return createBatcher<Key, Value | undefined>({ run: (keys) => doTogether(keys, run), maxSize, concurrency: 2 }).add;
}
