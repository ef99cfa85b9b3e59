import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attendance, attendanceChanges } from '../db/schema/meetings.ts';
import { notices } from '../db/schema/notices.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { planMeeting } from '../testing/meetings.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { openQueue } from './queue.ts';

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
/** How many of the jobs that a test has sent are done; the schedule sends more. */
const finished = () =>
  count(sql`select from pgboss.job where state = 'completed' and singleton_key like 'of the test %'`);
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

test('what two servers do by the schedule, at the same time and again, has the effect of one run', async () => {
  await server.app.db.delete(attendanceChanges);
  await server.app.db.delete(notices);
  const meetings = await Promise.all(Array.from({ length: 12 }, () => planMeeting(server, room, -3)));
  const dueAt = new Date(server.clock.now().getTime() + 20 * 3_600_000).toISOString();
  await room.makeTask({ contents: [choiceQuestion()], dueAt });
  server.clock.advance({ minutes: 15 });
  await server.startJobs();
  const { scheduled } = await server.ok('listJobs', {}, room.admin);
  const runAll = async () => {
    const before = await finished();
    for (const { app } of [server, another])
      for (const { name } of scheduled) await app.jobs.send(name, {}, { key: `of the test ${crypto.randomUUID()}` });
    await until(async () => expect(await finished()).toBe((before ?? 0) + 2 * scheduled.length));
  };
  const effects = async () => ({
    closed: await server.app.db.$count(attendanceChanges),
    told: await server.app.db.$count(notices, eq(notices.kind, 'task-due')),
    notices: await server.app.db.$count(notices),
  });
  await runAll();
  const once = await effects();
  expect(once).toMatchObject({ closed: 2 * meetings.length, told: 2 });
  await runAll();
  expect(await effects()).toEqual(once);
  expect(await jobs('failed')).toBe(0);
});

test('the schedule sends a job once in a minute, however many servers look at it and however often', async () => {
  vi.useRealTimers();
  const database = await openTestDatabase();
  const log = { info: () => {}, error: () => {} };
  const settings = { tick: { retries: 1, schedule: '* * * * *' } };
  let ticks = 0;
  const open = async () => {
    const queue = await openQueue(database.queue, { settings, timeZone: 'Africa/Cairo', log, intervalSeconds: 1 });
    await queue.work('tick', async () => void (ticks += 1));
    return queue;
  };
  const queues = await Promise.all([open(), open(), open()]);
  const rows = async (query: string) => (await queues[0].boss.getDb().executeSql(query)).rows;
  const looks = new Set<string>();
  await until(async () => {
    looks.add(JSON.stringify(await rows('select cron_on from pgboss.version')));
    expect(looks.size).toBeGreaterThan(3);
    expect(ticks).toBeGreaterThan(0);
    const minutes = await rows(`select distinct singleton_on from pgboss.job where name = '__pgboss__send-it'`);
    expect(minutes).toHaveLength(ticks);
  });
  await Promise.all(queues.map(({ close }) => close()));
  await database.close();
});
