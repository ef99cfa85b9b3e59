import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attendance, attendanceChanges } from '../db/schema/meetings.ts';
import { digestClaims, noticeDigests, notices } from '../db/schema/notices.ts';
import { pendingMails } from '../db/schema/pending-mails.ts';
import { notify } from '../services/notices/notify.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { planMeeting } from '../testing/meetings.ts';
import { csvFile } from '../testing/people-files.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { forgetSchedule, type TestServer, testServer } from '../testing/test-server.ts';
import { openQueue } from './queue.ts';
import { scheduledKey } from './schedule-jobs.ts';

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
/** How many of the jobs that a test has sent by this key are done. */
const finished = () =>
  count(sql`select from pgboss.job where state = 'completed' and singleton_key like 'of the test %'`);
/** How many of the jobs with a visible effect are in a state. */
const jobs = (state: string) =>
  count(
    sql`select from pgboss.job where name in ('close-meetings', 'send-digests', 'send-mails') and state::text = ${state}`,
  );
const ofThisDatabase = sql`database = (select oid from pg_database where datname = current_database())`;
/** Those who wait until the tables can be written. */
const waiting = sql`pg_locks where not granted and ${ofThisDatabase}
  and relation in ('attendance'::regclass, 'notices'::regclass, 'pending_mails'::regclass)`;

/** Whether a mail went to one of the people whom the test invites. */
const isInvitation = ({ to }: { to?: string | undefined }) => to?.endsWith('@invited.test') === true;

/** To whom the mails of a folder were sent, with the ids that mailboxes know them by. */
async function mailsIn(outbox: string) {
  const texts = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.map((text) => ({
    to: /^To: (?<to>.*)$/mu.exec(text)?.groups?.['to']?.trim(),
    messageId: /^Message-ID:\s+(?<id>.*)$/mu.exec(text)?.groups?.['id']?.trim(),
  }));
}

const until = (condition: () => Promise<void>) => vi.waitFor(condition, { timeout: 200_000, interval: 100 });

/**
 * Has no run of a job's schedule begin any more, and waits for those under way. The schedule's own table is not enough: a server may have
 * read it already. Of the schedule's jobs one waits at most, so one that waits for ever keeps out all others.
 */
async function holdSchedule(name: 'send-digests'): Promise<void> {
  const startAt = new Date('2100-01-01T00:00:00.000Z');
  const open = sql`select from pgboss.job where name = ${name} and state < 'completed'`;
  await until(async () => {
    await server.app.jobs.send(name, {}, { key: scheduledKey, startAt });
    expect(await count(sql`${open} and singleton_key = ${scheduledKey} and start_after >= ${startAt}`)).toBe(1);
    expect(await count(open)).toBe(1);
  });
}

test('a server that is killed in the middle of its jobs leaves them to another, which does the rest of them once', async () => {
  for (let planned = 0; planned < 3; planned += 1) await planMeeting(server, room, -3);
  const told = [room.student, room.classmate];
  const meeting = { _id: '01890a5d-ac96-774b-bcce-b302099a8058', title: 'Reading' };
  const about = { meeting, startsAt: server.clock.now().toISOString(), startedAtBefore: null, more: 0, student: null };
  const recipients = told.map(({ id }) => id);
  // A process has the machine's clock, and the servers here have that of the test.
  const yesterday = new Date(performance.timeOrigin + performance.now() - 25 * 3_600_000);
  await notify(server.app.db, { kind: 'meeting-moved', about, recipients, key: 'test', at: yesterday });
  const digests = told.map(({ id: userId }) => ({ userId, isOn: true, hour: 0, quietFrom: null, quietUntil: null }));
  await server.app.db.insert(noticeDigests).values(digests);
  const guests = Array.from({ length: 5 }, (_, index) => `guest.${index}@invited.test`);
  const file = csvFile([['Name', 'Email'], ...guests.map((email) => ['Guest', email])]);
  const body = { file, key: 'invited', sendInvitations: 'true' } as const;
  await server.ok('createUserImport', { body }, room.admin);
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const lock = server.app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${attendance}, ${notices}, ${pendingMails} in exclusive mode`);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const url = 'connectionString' in server.connection ? server.connection.connectionString : '';
  await using data = await mkdtempDisposable(path.join(tmpdir(), 'rubrica-victim-'));
  const victim = await startServerProcess({
    DATABASE_URL: url,
    RUBRICA_DATA: data.path,
    RUBRICA_URL: server.app.origin,
  });
  await forgetSchedule(server.app.db);
  await server.app.jobs.send('close-meetings', {});
  await server.app.jobs.send('send-digests', {});
  // All wait for the lock: one in the middle of the first meeting, and two between a mail and the note that it was sent.
  await until(async () => expect(await count(sql`select from ${waiting}`)).toBe(3));
  expect(await jobs('active')).toBe(3);
  await victim.kill9();
  // The database would still write what it waits with, if it did not learn of the end.
  await server.app.db.execute(sql`select pg_terminate_backend(pid) from ${waiting}`);
  release.resolve();
  await lock;
  const writing = sql`select from pg_locks where mode = 'RowExclusiveLock' and ${ofThisDatabase}`;
  await until(async () => expect(await count(writing)).toBe(0));
  expect(await server.app.db.$count(attendanceChanges)).toBe(0);
  const ofVictim = await mailsIn(path.join(data.path, 'outbox'));
  const sent = ofVictim.filter((mail) => !isInvitation(mail));
  const invited = ofVictim.filter(isInvitation);
  expect([sent.length, invited.length]).toEqual([1, 1]);

  await server.app.db.update(notices).set({ at: new Date(server.clock.now().getTime() - 25 * 3_600_000) });
  // Half a minute without a sign of it.
  await server.app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '31 s' where state = 'active'`);
  await until(async () => expect(await jobs('retry')).toBe(3));
  await server.app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  server.clock.advance({ minutes: 15 });
  await another.startJobs();
  await until(async () => expect([await jobs('retry'), await jobs('active')]).toEqual([0, 0]));
  expect(await server.app.db.$count(attendanceChanges)).toBe(2 * 3);
  const allMailed = () => server.mails.map(({ to, messageId }) => ({ to, messageId }));
  // Everybody is invited, and the one whom the killed server had mailed gets the same mail again.
  const invitations = allMailed().filter(isInvitation);
  expect(invitations.map(({ to }) => to).toSorted()).toEqual(guests);
  expect(invitations).toContainEqual(invited[0]);
  expect(await server.app.db.$count(pendingMails)).toBe(0);
  const mailed = () => allMailed().filter((mail) => !isInvitation(mail));
  // What the killed server had not begun is mailed once. What it may have mailed waits until its claim has run out.
  expect(mailed()).toEqual([expect.objectContaining({ to: told.find(({ email }) => email !== sent[0]?.to)?.email })]);
  const digestsAre = async (amount: number) => {
    await server.app.jobs.send('send-digests', {}, { key: `of the test ${crypto.randomUUID()}` });
    await until(async () => expect(await finished()).toBe(amount));
  };
  await digestsAre(1);
  expect(mailed()).toHaveLength(1);
  await server.app.db.update(digestClaims).set({ until: new Date(server.clock.now().getTime() - 1) });
  await digestsAre(2);
  // The same mail again: mailboxes know it by its Message-ID.
  expect(mailed().slice(1)).toEqual(sent);
  await digestsAre(3);
  expect(mailed()).toHaveLength(2);
});

test('what two servers do by the schedule, at the same time and again, has the effect of one run', async () => {
  await server.app.db.delete(attendanceChanges);
  await server.app.db.delete(notices);
  await server.app.db.delete(noticeDigests);
  await server.clearMails();
  const meetings = await Promise.all(Array.from({ length: 12 }, () => planMeeting(server, room, -3)));
  const dueAt = new Date(server.clock.now().getTime() + 20 * 3_600_000).toISOString();
  await room.makeTask({ contents: [choiceQuestion()], dueAt });
  server.clock.advance({ minutes: 15 });
  await server.startJobs();
  const { scheduled } = await server.ok('listJobs', {}, room.admin);
  expect(scheduled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['close-meetings', 'send-digests', 'tell-deadlines']),
  );
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
    mailedTo: server.mails.map(({ to }) => to).toSorted(),
  });
  await runAll();
  expect(await effects()).toMatchObject({ closed: 2 * meetings.length, told: 2 });
  // In the evening, when mails are sent.
  server.clock.advance({ hours: 9 });
  await runAll();
  const once = await effects();
  const { student, classmate, parent } = room;
  expect(once).toMatchObject({
    closed: 2 * meetings.length,
    told: 2,
    mailedTo: [student, classmate, parent].map(({ email }) => email).toSorted(),
  });
  await runAll();
  expect(await effects()).toEqual(once);
  expect(await jobs('failed')).toBe(0);
});

test('a job that fails for good is told to admins, and does all of its work when it is tried again', async () => {
  // The schedule goes by a clock that the tests move, so that some seconds after a move it sends what came due. A run of it would do
  // the work before it fails, or between the failure and its retry, and forget the failure.
  await holdSchedule('send-digests');
  const admin = { token: await server.login(room.admin) };
  const { student } = room;
  const meeting = { _id: '01890a5d-ac96-774b-bcce-b302099a8059', title: 'Writing' };
  const [startsAt, at] = [server.clock.now().toISOString(), new Date(server.clock.now().getTime() - 25 * 3_600_000)];
  const about = { meeting, startsAt, startedAtBefore: null, more: 0, student: null };
  await notify(server.app.db, { kind: 'meeting-moved', about, recipients: [student.id], key: 'failing', at });
  await server.clearMails();
  const isAway = Object.assign(new Error('The server is away.'), { command: 'CONN' });
  const send = vi.spyOn(server.app.mailer, 'send').mockRejectedValue(isAway);
  // The last try is the first, so that nobody waits for minutes.
  await server.app.db.execute(sql`update pgboss.queue set retry_limit = 0 where name = 'send-digests'`);
  await server.app.jobs.send('send-digests', {});
  const listFailed = async () => (await server.ok('listJobs', {}, admin)).failed;
  await until(async () =>
    expect(await listFailed()).toMatchObject([{ name: 'send-digests', reason: 'mail', tries: 1 }]),
  );
  send.mockRestore();
  const { items } = await server.ok('listNotices', {}, admin);
  expect(items.filter(({ kind }) => kind === 'job-failed')).toMatchObject([
    { path: expect.stringMatching(/^\/admin\/jobs#/u) },
  ]);
  const [{ _id: id } = { _id: '' }] = await listFailed();
  await server.ok('retryJob', { params: { id } }, admin);
  await until(async () => expect(await server.mailsTo(student.email)).toHaveLength(1));
  expect(await listFailed()).toEqual([]);
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
