import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer({ hasQueue: true });
  room = await classroom(server);
});
afterAll(() => server.close());

const list = () => server.ok('listJobs', {}, room.admin);
const failures = async () => (await list()).failed;
const ofMails = async () => (await failures()).filter(({ name }) => name === 'send-mails');
const until = (condition: () => Promise<void>) => vi.waitFor(condition, { timeout: 30_000, interval: 50 });
const run = (statement: ReturnType<typeof sql>) => server.app.db.execute(statement);

test('admins see what waits and what failed for good, are told of it, and run it again once the cause is gone', async () => {
  await server.app.jobs.send('close-meetings', {});
  expect((await list()).open).toMatchObject([
    { name: 'close-meetings', about: null, state: 'waiting', progress: null },
  ]);
  const schedule = (await list()).scheduled.map(({ name, every, interval, lastRun }) => [
    name,
    every,
    interval,
    lastRun,
  ]);
  expect(schedule).toContainEqual(['close-meetings', 'minute', 1, null]);
  expect(schedule).toContainEqual(['send-automatic-whatsapp', 'minute', 10, null]);
  expect(schedule).toContainEqual(['sweep-files', 'hour', 1, null]);
  expect(schedule).toContainEqual(['back-up', 'day', undefined, null]);

  // It is the last try, and the database refuses it.
  await run(sql`update pgboss.job set retry_limit = 0 where name = 'close-meetings'`);
  await run(sql`alter table meetings rename to meetings_away`);
  await server.startJobs();
  await until(async () => expect(await failures()).toHaveLength(1));
  const [failed] = await failures();
  expect(failed).toMatchObject({ name: 'close-meetings', about: null, tries: 1, reason: 'database' });
  expect(failed?.details).toContain('meetings');
  expect((await server.ok('listNotices', {}, room.admin)).items).toMatchObject([
    { kind: 'job-failed', about: { job: { name: 'close-meetings' } }, path: '/admin/jobs#close-meetings' },
  ]);
  expect((await list()).scheduled.find(({ name }) => name === 'close-meetings')).toMatchObject({
    lastRun: { hasFailed: true },
  });

  await run(sql`alter table meetings_away rename to meetings`);
  const params = { id: failed?._id ?? '' };
  expect((await server.ok('retryJob', { params }, room.admin)).message).toBe('The job runs again.');
  await until(async () =>
    expect((await list()).scheduled.find(({ name }) => name === 'close-meetings')).toMatchObject({
      lastRun: { hasFailed: false },
    }),
  );
  expect(await failures()).toEqual([]);
  expect(await server.fails('retryJob', { params }, room.admin)).toMatchObject({ status: 404 });
});

test('a job of the schedule is among the failed ones once, however often it fails, until it is deleted', async () => {
  await run(sql`alter table unfinished_uploads rename to uploads_away`);
  for (let count = 1; count <= 2; count += 1) {
    const before = await failures();
    await server.app.jobs.send('sweep-files', {}, { startAt: new Date(Date.now() + 10 ** 12) });
    await run(
      sql`update pgboss.job set retry_limit = 0, start_after = now() where name = 'sweep-files' and state = 'created'`,
    );
    await server.startJobs();
    await until(async () => {
      const after = await failures();
      expect(after).toHaveLength(1);
      expect(after[0]?._id).not.toBe(before[0]?._id);
    });
  }
  await run(sql`alter table uploads_away rename to unfinished_uploads`);
  const [failed] = await failures();
  const params = { id: failed?._id ?? '' };
  expect((await server.ok('removeJob', { params }, room.admin)).success).toBe(true);
  expect(await failures()).toEqual([]);
  expect(await server.fails('removeJob', { params }, room.admin)).toMatchObject({ status: 404 });
});

test('a report that somebody asks for is made by the queue, and told', async () => {
  await server.startJobs();
  const body = { report: 'progress', format: 'xlsx', query: {} } as const;
  const { _id: id } = await server.ok('createReportFile', { body }, room.admin);
  await until(async () =>
    expect(await server.ok('getReportFile', { params: { id } }, room.admin)).toMatchObject({
      status: 'ready',
      rowsMade: 3,
    }),
  );
  expect((await server.ok('listNotices', {}, room.admin)).items).toContainEqual(
    expect.objectContaining({ kind: 'report-ready', path: '/admin/reports/files' }),
  );
});

test('invitations that cannot be mailed are a failed job, which says to whom, and sends them when it is tried again', async () => {
  const isAway = Object.assign(new Error('The server is away.'), { command: 'CONN' });
  const send = vi.spyOn(server.app.mailer, 'send').mockRejectedValue(isAway);
  // The last try is the first, so that nobody waits for minutes.
  await run(sql`update pgboss.queue set retry_limit = 0 where name = 'send-mails'`);
  await server.startJobs();
  const guests = ['Nour', 'Amr'].map((name) => server.makePerson({ role: 'student', name, loggedInBefore: false }));
  const ids = (await Promise.all(guests)).map(({ id }) => id);
  const invite = (users: string[]) => server.ok('inviteUsers', { body: { users } }, room.admin);
  await invite(ids);
  await until(async () =>
    expect(await ofMails()).toMatchObject([{ about: expect.stringContaining(' + 1'), reason: 'mail', tries: 1 }]),
  );
  expect((await server.ok('listNotices', {}, room.admin)).items).toContainEqual(
    expect.objectContaining({ kind: 'job-failed', path: '/admin/jobs#send-mails' }),
  );
  const waiting = async () => (await server.ok('listUsers', { query: { invitation: 'waiting' } }, room.admin)).total;
  expect(await waiting()).toBe(2);
  const failedMails = async () => (await server.ok('getAdminHome', {}, room.admin)).failedMails;
  expect(await failedMails()).toBe(2);
  send.mockRestore();
  const failedId = async () => ({ params: { id: (await ofMails())[0]?._id ?? '' } });
  await server.ok('retryJob', await failedId(), room.admin);
  await until(async () => expect(await waiting()).toBe(0));
  for (const email of ['nour@rubrica.test', 'amr@rubrica.test']) expect(await server.mailsTo(email)).toHaveLength(1);
  expect(await ofMails()).toEqual([]);
  expect(await failedMails()).toBe(0);

  // One that is deleted is sent by nobody any more, and the list does not say that it waits.
  const refused = vi.spyOn(server.app.mailer, 'send').mockRejectedValue(isAway);
  await invite(ids.slice(0, 1));
  await until(async () => expect(await ofMails()).toHaveLength(1));
  refused.mockRestore();
  await server.ok('removeJob', await failedId(), room.admin);
  expect(await waiting()).toBe(0);
});
