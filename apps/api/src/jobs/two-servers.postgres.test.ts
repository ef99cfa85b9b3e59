import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attendance, attendanceChanges } from '../db/schema/meetings.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { planMeeting } from '../testing/meetings.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let room: Classroom;
beforeAll(async () => {
  server = await testServer({ hasQueue: true });
  another = await server.startAnother();
  room = await classroom(server);
});
afterAll(async () => {
  await another.stop();
  await server.close();
});

const count = async (query: ReturnType<typeof sql>) => {
  const [row] = await server.app.db.select({ count: sql<number>`count(*)::int` }).from(sql`(${query}) as counted`);
  return row?.count;
};
const jobs = (state: string) =>
  count(sql`select from pgboss.job where name = 'close-meetings' and state::text = ${state}`);
const until = (condition: () => Promise<void>) => vi.waitFor(condition, { timeout: 60_000, interval: 100 });

test('a server that is killed in the middle of a job leaves it to another, which does all of it once', async () => {
  for (let planned = 0; planned < 3; planned += 1) await planMeeting(server, room, -3);
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const lock = server.app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${attendance} in exclusive mode`);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const url = 'connectionString' in server.connection ? server.connection.connectionString : '';
  const victim = await startServerProcess({ DATABASE_URL: url });
  await server.app.jobs.send('close-meetings', {});
  // It waits for the lock, in the middle of the first meeting.
  await until(async () => expect(await count(sql`select from pg_locks where not granted`)).toBe(1));
  expect(await jobs('active')).toBe(1);
  await victim.kill9();
  release.resolve();
  await lock;
  await until(async () => expect(await count(sql`select from pg_locks where mode = 'RowExclusiveLock'`)).toBe(0));
  expect(await server.app.db.$count(attendanceChanges)).toBe(0);

  // Half a minute without a sign of it.
  await server.app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '31 s' where state = 'active'`);
  await until(async () => expect(await jobs('retry')).toBe(1));
  await server.app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  server.clock.advance({ minutes: 15 });
  await another.startJobs();
  await until(async () => expect(await jobs('completed')).toBeGreaterThan(0));
  expect(await server.app.db.$count(attendanceChanges)).toBe(2 * 3);
});

test('every meeting is closed once by the schedule of two servers, which both run the same job again', async () => {
  await server.app.db.delete(attendanceChanges);
  const meetings = await Promise.all(Array.from({ length: 12 }, () => planMeeting(server, room, -3)));
  server.clock.advance({ minutes: 15 });
  await server.startJobs();
  await until(async () => expect(await server.app.db.$count(attendanceChanges)).toBe(2 * meetings.length));
  const before = await jobs('completed');
  await Promise.all([server, another].map(({ app }) => app.jobs.send('close-meetings', {})));
  await until(async () => expect(await jobs('completed')).toBe((before ?? 0) + 2));
  expect(await server.app.db.$count(attendanceChanges)).toBe(2 * meetings.length);
});
