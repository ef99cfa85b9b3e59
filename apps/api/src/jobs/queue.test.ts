import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { describeError } from '../log.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { deadLetters } from './create-queues.ts';
import { openQueue, type Queue } from './queue.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

let database: TestDatabase;
let queue: Queue;
const errors: unknown[] = [];
const log = { info: () => {}, error: (_line: string, error: unknown) => void errors.push(error) };
const settings = { note: { retries: 0 }, fail: { retries: 1 }, 'fail-once': { retries: 2 }, slow: { retries: 1 } };

/** What the jobs have noted, in order. */
const notes: string[] = [];
const note = (text: string, options = {}) => queue.send('note', { text }, options);
const noted = (...texts: string[]) => vi.waitFor(() => expect(notes).toEqual(texts), { timeout: 20_000, interval: 10 });
/** Makes jobs that wait for a later time due, as if it had come. */
const letTimePass = async () => {
  await database.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
};
const stateOf = async (name: string) => {
  const jobs = await queue.boss.findJobs<{ text: string }>(name);
  return jobs.map(({ state, data, output, sourceName, sourceOutput }) => ({
    state,
    data,
    output,
    sourceName,
    sourceOutput,
  }));
};

beforeAll(async () => {
  // The queue runs by the database's clock.
  vi.useRealTimers();
  database = await openTestDatabase();
  queue = await openQueue(database.queue, { settings, timeZone: 'Africa/Cairo', log });
  await queue.work('note', async (data) => void notes.push(z.object({ text: z.string() }).parse(data).text));
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

test('a job of a transaction runs after the commit, and never without it', async () => {
  await expect(
    database.db.transaction(async (db) => {
      await note('lost', { db });
      throw new Error('Rolled back.');
    }),
  ).rejects.toThrow('Rolled back.');
  await database.db.transaction(async (db) => {
    await note('first', { db });
    await note('second', { db });
    expect(notes).toEqual([]);
  });
  await noted('first', 'second');
});

test('of a key one job waits, and a job with a time waits for it', async () => {
  notes.splice(0);
  const startAt = new Date(Date.now() + 3_600_000);
  await note('due tomorrow', { key: 'due', startAt });
  await note('due tomorrow', { key: 'due', startAt });
  await note('now');
  await noted('now');
  await letTimePass();
  await note('wakes the worker');
  await noted('now', 'due tomorrow', 'wakes the worker');
});

test('a job that fails is tried again, and put among the failed ones after its last try, without data of people', async () => {
  notes.splice(0);
  let tries = 0;
  const work = async () => {
    await queue.work('fail-once', async () => {
      tries += 1;
      if (tries === 1) throw new Error('The mail server did not answer.');
      notes.push('sent');
    });
    await queue.work('fail', async () => {
      throw new Error('Could not write to sara@rubrica.test.');
    });
  };
  await work();
  await queue.send('fail-once', {});
  await queue.send('fail', { text: 'report' });
  await vi.waitFor(() => expect(errors).toHaveLength(2), { timeout: 20_000 });
  // A worker reports what failed before the queue stores it.
  for (const name of ['fail', 'fail-once'])
    await vi.waitFor(async () => expect(await stateOf(name)).toMatchObject([{ state: 'retry' }]), { timeout: 30_000 });
  await letTimePass();
  // A new worker looks for jobs at once.
  await work();
  await noted('sent');
  await vi.waitFor(
    async () =>
      expect(await stateOf(deadLetters)).toEqual([
        {
          state: 'created',
          data: { text: 'report' },
          output: null,
          sourceName: 'fail',
          sourceOutput: expect.objectContaining({ reason: 'other', message: expect.stringContaining('[email]') }),
        },
      ]),
    { timeout: 30_000 },
  );
  expect(JSON.stringify(await stateOf(deadLetters))).not.toContain('sara');
});

test('a queue that closes waits for the job that runs', async () => {
  notes.splice(0);
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const another = await openQueue(database.queue, { settings, timeZone: 'Africa/Cairo', log });
  await another.work('slow', async (_data, { progress }) => {
    await progress(0.25);
    started.resolve();
    await end.promise;
    notes.push('done');
  });
  await another.send('slow', {});
  await started.promise;
  expect(await stateOf('slow')).toMatchObject([{ state: 'active', output: { progress: 0.25 } }]);
  const closed = another.close();
  end.resolve();
  await closed;
  expect(notes).toEqual(['done']);
  expect(await stateOf('slow')).toMatchObject([{ state: 'completed' }]);
});

const report = (message: string, code: string) => {
  const copy = { name: 'Error', message, code, queue: 'note' };
  queue.boss.emit('error', copy);
};

test('what pg-boss reports as a copy of an error is logged by its message and code, of a database that is away once', () => {
  errors.splice(0);
  for (let times = 0; times < 5; times += 1) report('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED');
  for (let times = 0; times < 2; times += 1) report('deadlock detected', '40P01');
  expect(errors.map((error) => describeError(error).split('\n').slice(0, 2))).toEqual([
    ['Error: connect ECONNREFUSED 127.0.0.1:5432', "  code='ECONNREFUSED'"],
    ['Error: deadlock detected', "  code='40P01'"],
    ['Error: deadlock detected', "  code='40P01'"],
  ]);
});
