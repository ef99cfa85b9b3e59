import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '../../db/schema/notices.ts';
import { parentChildren } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteExpiredRows } from '../cleanup/delete-expired-rows.ts';
import { notify } from './notify.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const subject = (last: number) => `01890a5d-ac96-774b-bcce-b30209${String(last).padStart(6, '0')}`;

/** Tells people that a task was set. */
const tellTask = (recipients: UserId[], number: number) =>
  notify(server.app.db, {
    kind: 'task-set',
    about: { task: { _id: subject(number), title: `Task ${number}`, kind: 'homework' } },
    recipients,
    key: `set:${number}`,
    at: server.clock.now(),
  });

const titles = (items: { about: object }[]) =>
  items.map(({ about }) => ('task' in about ? (about.task as { title: string }).title : ''));

test('a person is told once, reads page by page, and what is read is read on all devices', async () => {
  const { student, classmate } = room;
  for (const number of [1, 2, 3, 4, 5]) {
    await tellTask([student.id, student.id, classmate.id], number);
    // Two at the same moment have an order, too.
    if (number !== 3) server.clock.advance({ minutes: 1 });
  }
  await tellTask([student.id], 5);
  const phone = await server.login(student);
  const first = await server.ok('listNotices', { query: { limit: '2' } }, student);
  expect(titles(first.items)).toEqual(['Task 5', 'Task 4']);
  expect(first).toMatchObject({
    hasMore: true,
    unread: 5,
    timeZone: 'Africa/Cairo',
    items: [{ path: `/student/tasks/${subject(5)}` }, {}],
  });
  const rest = await server.ok('listNotices', { query: { before: first.items[1]!._id } }, student);
  expect(titles(rest.items)).toEqual(['Task 3', 'Task 2', 'Task 1']);
  expect(rest.hasMore).toBe(false);
  expect((await server.ok('getMe', {}, { token: phone })).unreadNotices).toBe(5);

  const read = { body: { notices: [first.items[0]!._id] } };
  expect(await server.ok('markNoticesRead', read, student)).toEqual({ unread: 4 });
  // Ids of others are passed over.
  expect(await server.ok('markNoticesRead', read, classmate)).toEqual({ unread: 5 });
  expect((await server.ok('getMe', {}, { token: phone })).unreadNotices).toBe(4);
  const [newest] = first.items;
  await tellTask([student.id], 6);
  // What comes while somebody reads the list stays unread.
  expect(await server.ok('markNoticesRead', { body: { until: newest!.at } }, student)).toEqual({ unread: 1 });
  const all = await server.ok('listNotices', {}, { token: phone });
  expect(all.items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true, true, true, true]);
});

test('a page goes on where the one before ended, also if its last notice was forgotten meanwhile', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Reader' });
  const reader = { token: await server.login(person) };
  for (const number of [11, 12, 13]) {
    await tellTask([person.id], number);
    server.clock.advance({ minutes: 1 });
  }
  const first = await server.ok('listNotices', { query: { limit: '2' } }, reader);
  const { _id, at } = first.items[1]!;
  await server.app.db.delete(notices).where(eq(notices.id, _id));
  // Ids never go back in time, as the clocks of test files do: this is the one that it has where they do not.
  const before = v7({ msecs: Date.parse(at) });
  const rest = await server.ok('listNotices', { query: { before } }, reader);
  expect(titles(rest.items)).toEqual(['Task 11']);
  const made = { before: '0197a000-0000-4000-8000-000000000000' };
  expect((await server.ok('listNotices', { query: made }, reader)).hasMore).toBe(false);
  const random = { before: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
  expect(titles((await server.ok('listNotices', { query: random }, reader)).items)).toEqual(['Task 13', 'Task 11']);
});

test('a notice of another person does not serve as the end of a page', async () => {
  const { items } = await server.ok('listNotices', { query: { limit: '1' } }, room.classmate);
  const page = await server.ok('listNotices', { query: { before: items[0]!._id } }, room.student);
  expect(page.items).toEqual([]);
});

test('nobody is told what they have turned off, and no account that is not active', async () => {
  const pending = await server.makePerson({ role: 'student', name: 'Petra', status: 'pending' });
  const choices = await server.ok('getNoticeChoices', {}, room.otherStudent);
  expect(choices).toMatchObject({ timeZone: 'Africa/Cairo', channels: { 'task-set': 'app', 'task-due': 'mail' } });
  expect(Object.keys(choices.channels)).not.toContain('job-failed');
  const { digest } = choices;
  const off = { channels: { 'task-set': 'off' as const }, digest: { ...digest, hour: 7 } };
  const changed = await server.ok('updateNoticeChoices', { body: off }, room.otherStudent);
  expect(changed).toMatchObject({ channels: { 'task-set': 'off', 'task-due': 'mail' }, digest: { hour: 7 } });
  await tellTask([room.otherStudent.id, pending.id], 7);
  const told = await server.app.db.$count(notices, eq(notices.key, 'set:7'));
  expect(told).toBe(0);
  const on = { channels: { 'task-set': 'app' as const }, digest: { ...digest, quietHours: null } };
  expect((await server.ok('updateNoticeChoices', { body: on }, room.otherStudent)).digest.quietHours).toBeNull();
  await tellTask([room.otherStudent.id], 7);
  expect(titles((await server.ok('listNotices', {}, room.otherStudent)).items)).toEqual(['Task 7']);
});

test('an admin in a forced session reads nothing for the student', async () => {
  const body = { userId: room.classmate.id, reason: 'They see nothing new.' };
  const { token } = await server.ok('forceLogin', { body }, room.admin);
  const until = server.clock.now().toISOString();
  const failure = await server.fails('markNoticesRead', { body: { until } }, { token });
  expect(failure).toMatchObject({ status: 403, code: 'forced_session' });
});

test('a parent who is no longer linked sees no notice about the child', async () => {
  const { parent, student } = room;
  await notify(server.app.db, {
    kind: 'child-absent',
    about: {
      meeting: { _id: subject(8), title: 'Reading' },
      startsAt: server.clock.now().toISOString(),
      student: { _id: student.id, name: student.name },
    },
    recipients: [parent.id],
    key: 'absent:8',
    at: server.clock.now(),
  });
  expect(await server.ok('listNotices', {}, parent)).toMatchObject({
    unread: 1,
    items: [{ kind: 'child-absent', about: { student: { name: 'Sara' } }, path: `/parent/child/${student.id}` }],
  });
  const link = and(eq(parentChildren.parentId, parent.id), eq(parentChildren.childId, student.id));
  await server.app.db.delete(parentChildren).where(link);
  expect(await server.ok('listNotices', {}, parent)).toMatchObject({ unread: 0, items: [] });
  expect((await server.ok('getMe', {}, parent)).unreadNotices).toBe(0);
});

test('notices are kept for a month once they are read, and for half a year at most', async () => {
  const { app, clock } = server;
  await deleteExpiredRows(app.db, clock);
  const keys = async () =>
    (await app.db.select().from(notices).where(eq(notices.userId, room.student.id))).map(({ key }) => key).toSorted();
  expect(await keys()).toEqual(['set:1', 'set:2', 'set:3', 'set:4', 'set:5', 'set:6']);
  clock.advance({ days: 31 });
  await deleteExpiredRows(app.db, clock);
  expect(await keys()).toEqual(['set:6']);
  clock.advance({ days: 150 });
  await deleteExpiredRows(app.db, clock);
  expect(await keys()).toEqual([]);
});
