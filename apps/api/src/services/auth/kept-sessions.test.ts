import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeptSessions } from './kept-sessions.ts';

/** A session that ended so long before a request is refused. */
const limitMs = 1000;
/** How long the transaction that ends a session may take. */
const commitMs = 120_000;

const id = fc.constantFrom('a', 'b');
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('ask' as const), id }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(50, 350, 900, 40_000) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('end' as const), id, tookMs: fc.nat({ max: commitMs }) }) },
);

/** Sessions of a database, which takes some time before and after it reads. */
function sessionsAt(sometime: () => Promise<void>) {
  let ms = 0;
  const endedAt = new Map<string, number>();
  /** When the transactions that ended them said so, and committed later. */
  const notedAt = new Map<string, number>();
  const lookUps: string[] = [];
  const sessions = createKeptSessions({
    lookUp: async (hash) => {
      lookUps.push(hash);
      await sometime();
      const found = endedAt.has(hash) ? null : { session: { id: hash } };
      await sometime();
      return found;
    },
    readEnded: async (sinceMs) => {
      await sometime();
      const found = [...notedAt].flatMap(([one, at]) => (at >= ms - sinceMs - commitMs ? [one] : []));
      await sometime();
      return found;
    },
    now: () => ms,
  });
  return {
    sessions,
    lookUps,
    endedAt,
    now: () => ms,
    wait: (some: number) => void (ms += some),
    end: (session: string, tookMs: number) => {
      if (endedAt.has(session)) return;
      endedAt.set(session, ms);
      notedAt.set(session, ms - tookMs);
    },
  };
}

test('whoever asks a second after their session has ended is refused, and nobody before it has, however slow the database is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 40, maxLength: 80 }), async (scheduler, steps) => {
      const { sessions, endedAt, now, wait, end } = sessionsAt(() => scheduler.schedule(Promise.resolve()));
      const asked: Promise<void>[] = [];
      const ask = async (session: string) => {
        const askedAt = now();
        const found = await sessions.find(session);
        const at = endedAt.get(session);
        if (at === undefined) expect(found).not.toBeNull();
        else if (askedAt - at >= limitMs) expect(found).toBeNull();
      };
      const { task } = scheduler.scheduleSequence(
        steps.map((one) => async () => {
          if (one.act === 'ask') asked.push(ask(one.id));
          else if (one.act === 'wait') wait(one.ms);
          else end(one.id, one.tookMs);
        }),
      );
      await scheduler.waitFor(task);
      await scheduler.waitFor(Promise.all(asked));
    }),
    { numRuns: 200 },
  );
});

test('a session is looked up once for the requests of a minute and a half', async () => {
  const { sessions, lookUps, wait } = sessionsAt(() => Promise.resolve());
  for (let round = 0; round < 8; round += 1) {
    expect(await sessions.find('a')).toEqual({ session: { id: 'a' } });
    wait(20_000);
  }
  expect(lookUps).toEqual(['a', 'a']);
});

test('a session that ended while nobody asked is refused to whoever asks before it is looked up again', async () => {
  const { sessions, wait, end } = sessionsAt(() => Promise.resolve());
  expect(await sessions.find('a')).not.toBeNull();
  wait(5000);
  end('a', commitMs);
  wait(80_000);
  expect(await sessions.find('b')).not.toBeNull();
  wait(1000);
  expect(await sessions.find('a')).toBeNull();
});

test('a list of ended sessions that took long to read, or a lookup that did, says nothing of those that ended meanwhile', async () => {
  let ms = 0;
  let reading = Promise.withResolvers<string[]>();
  let lookingUp = Promise.resolve<{ session: { id: string } } | null>({ session: { id: 'a' } });
  const { find } = createKeptSessions({ lookUp: () => lookingUp, readEnded: () => reading.promise, now: () => ms });
  expect(await find('a')).not.toBeNull();
  ms = 500;
  const slow = find('a');
  // It ends here: the list that is under way does not have it.
  ms = 1400;
  lookingUp = Promise.resolve(null);
  reading.resolve([]);
  expect(await slow).toBeNull();

  reading = Promise.withResolvers();
  const slowLookup = Promise.withResolvers<{ session: { id: string } }>();
  lookingUp = slowLookup.promise;
  const another = find('b');
  ms = 3000;
  slowLookup.resolve({ session: { id: 'b' } });
  await another;
  lookingUp = Promise.resolve(null);
  const asked = find('b');
  reading.resolve(['b']);
  expect(await asked).toBeNull();
});
