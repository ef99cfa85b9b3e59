import type { UserId } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { presences } from '../db/schema/live.ts';
import { makeSide, type Side } from '../policy/authorization/world.ts';
import { connectLive } from '../testing/live-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { endedIntervalMs } from './open-live.ts';

type Another = Awaited<ReturnType<TestServer['startAnother']>>;

let server: TestServer;
let first: Another;
let second: Another;
let side: Side;

beforeAll(async () => {
  server = await testServer();
  [first, second] = [await server.startAnother(), await server.startAnother()];
  side = await makeSide(server, 'own');
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await server.close();
});

test('an event of each server reaches the pages of the other, a long one too', async () => {
  const { student } = side.people;
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const publish = (users: UserId[]) => from.app.live.publish('notices-changed', { users }, {});
    const page = await connectLive(to.origin, side.sessions.tokens.student);
    // A server listens to the others a moment after it has started.
    await expect
      .poll(() => {
        publish([student.id]);
        return page.received.length;
      })
      .toBeGreaterThan(0);
    const count = page.received.length;
    publish([student.id, ...Array.from({ length: 1000 }, () => crypto.randomUUID())]);
    await expect.poll(() => page.received.length).toBeGreaterThan(count);
    page.close();
  }
});

test('who marks the same attempt is seen on both servers, until they leave it or their server has died', async () => {
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  const work = { topic: 'marking', id: side.open.attempt } as const;
  const amal = await connectLive(first.origin, await server.login(admin));
  const sara = await connectLive(second.origin, side.sessions.tokens.assistant);
  for (const page of [amal, sara]) await page.ask('watch', work);
  const [people, alone] = [
    [
      { id: admin.id, name: 'Amal' },
      { id: side.assistant, name: 'Assistant own' },
    ],
    [{ id: admin.id, name: 'Amal' }],
  ];
  expect(await amal.ask('present', work)).toEqual({ ok: true, people: alone });
  expect(await sara.ask('present', work)).toEqual({ ok: true, people });
  await expect.poll(() => amal.of('presence-changed').at(-1)).toEqual({ work, people });
  sara.close();
  await expect.poll(() => amal.of('presence-changed').at(-1)).toEqual({ work, people: alone });

  const again = await connectLive(second.origin, side.sessions.tokens.assistant);
  await again.ask('watch', work);
  await again.ask('present', work);
  await server.app.db
    .update(presences)
    .set({ expiresAt: sql`clock_timestamp()` })
    .where(eq(presences.userId, side.assistant));
  expect(await amal.ask('present', work)).toEqual({ ok: true, people: alone });
  amal.close();
  again.close();
});

const servers: [string, () => Another][] = [
  ['the server that ended it', () => first],
  ['the other server', () => second],
];
test.each(servers)('a session that is ended loses its socket on %s within a second', async (which, at) => {
  const student = await server.makePerson({ role: 'student', name: `Reader at ${which}` });
  const token = await server.login(student);
  const page = await connectLive(at().origin, token);
  const closed = new Promise((resolve) => {
    page.socket.once('disconnect', resolve);
  });
  await fetch(`${first.origin}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: student.email }),
  });
  // Counted in looks rather than in milliseconds: on a machine that does much else each of them takes longer. While a socket only
  // listens, its server reads nothing else from the database.
  const looks = vi.spyOn((at().app.db as unknown as { $client: Pool }).$client, 'query');
  await closed;
  expect(page.of('session-ended')).toEqual([{}]);
  expect(looks.mock.calls.length * endedIntervalMs).toBeLessThan(1000);
  looks.mockRestore();
});

test('a server that closes lets its pages go to another', async () => {
  const third = await server.startAnother();
  const page = await connectLive(third.origin, side.sessions.tokens.parent);
  await third.stop();
  await expect.poll(() => page.socket.connected).toBe(false);
});
