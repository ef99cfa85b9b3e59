import type { Meeting } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { meetings, meetingSeries } from '../../db/schema/meetings.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { meetingBodyOf } from '../../testing/meetings.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.delete(meetings);
  await server.app.db.delete(meetingSeries);
});

/** Mondays and Wednesdays at half past five, over the change of Cairo's clocks on 24 April. */
const rule = {
  firstDate: '2026-04-20',
  lastDate: '2026-04-30',
  weekdays: [1, 3],
  startTime: '17:30',
  durationMinutes: 90,
};
const planSeries = (more: object = {}) =>
  server.ok(
    'createMeeting',
    { body: { title: 'Weekly', groups: [room.group], when: { kind: 'weekly', rule }, ...more } },
    room.admin,
  );
const list = async (query: object = {}) => (await server.ok('listMeetings', { query }, room.admin)).items;
const update = (meeting: Meeting, change: object) =>
  server.ok(
    'updateMeeting',
    { params: { id: meeting._id }, body: { ...meetingBodyOf(meeting), ...change } },
    room.admin,
  );
const seriesId = (meeting: Meeting) => meeting.series?._id ?? '';
const rewrite = (meeting: Meeting, change: object) =>
  server.ok(
    'updateMeetingSeries',
    {
      params: { id: seriesId(meeting) },
      body: { title: 'Weekly', groups: [room.group], rule: { ...rule, ...change } },
    },
    room.admin,
  );

test('a series is cancelled from now on, exceptions too', async () => {
  const first = await planSeries();
  const [, wednesday] = await list();
  if (wednesday) await update(wednesday, { place: 'Room 4' });
  const { message } = await server.ok('cancelMeetingSeries', { params: { id: seriesId(first) } }, room.admin);
  expect(message).toBe('4 meetings have been cancelled.');
  expect(await list({ state: 'cancelled' })).toHaveLength(4);
});

test('a series is cancelled with the meetings that it gets meanwhile', async () => {
  const { db } = server.app;
  const id = seriesId(await planSeries());
  let cancelling: Promise<unknown> = Promise.resolve();
  // As `updateMeetingSeries` does it.
  await db.transaction(async (tx) => {
    await tx.select().from(meetingSeries).where(eq(meetingSeries.id, id)).for('update');
    const [startsAt, endsAt] = [new Date('2026-04-28T15:30:00.000Z'), new Date('2026-04-28T17:00:00.000Z')];
    await tx.insert(meetings).values({ title: 'New', startsAt, endsAt, seriesId: id, occurrenceDate: '2026-04-28' });
    cancelling = server.ok('cancelMeetingSeries', { params: { id } }, room.admin);
    await waitForLock(db, cancelling);
  });
  await cancelling;
  expect(await list({ state: 'scheduled' })).toEqual([]);
});

test('a series is restored as it was: what was cancelled on its own before stays cancelled', async () => {
  const first = await planSeries();
  const params = { id: seriesId(first) };
  const [, wednesday, monday] = await list({ sort: 'startsAt' });
  if (!wednesday || !monday) throw new Error('A meeting is missing.');
  await update(monday, { place: 'Hall' });
  await update(wednesday, { isCancelled: true });
  server.clock.advance({ minutes: 1 });
  await server.ok('cancelMeetingSeries', { params }, room.admin);
  server.clock.advance({ minutes: 1 });
  const restore = ({ _id }: Meeting) =>
    server.ok('restoreMeetingSeries', { params, body: { meeting: _id } }, room.admin);
  const { message } = await restore(monday);
  expect(message).toBe('3 meetings take place again.');
  const after = await list({ sort: 'startsAt' });
  expect(after.map(({ state, rev, series }) => [state, rev, series?.isException, series?.rev])).toEqual([
    ['scheduled', 3, false, 3],
    ['cancelled', 2, false, 3],
    ['scheduled', 4, true, 3],
    ['scheduled', 3, false, 3],
  ]);
  expect(new Set(after.map(({ updatedAt }) => updatedAt)).size).toBe(2);
  // It is sent again, because the reply was lost.
  expect((await restore(monday)).message).toBe('No coming meeting is cancelled.');
  expect(await list({ state: 'cancelled' })).toHaveLength(1);
  expect((await restore(wednesday)).message).toBe('1 meeting takes place again.');
  expect(await list({ state: 'cancelled' })).toEqual([]);
  // A change of the series writes them all, without the exception.
  expect(await rewrite(first, { startTime: '18:00' })).toEqual({ added: 0, changed: 3, removed: 0 });
});

test('a series is restored without what has begun meanwhile', async () => {
  const first = await planSeries();
  const params = { id: seriesId(first) };
  await server.ok('cancelMeetingSeries', { params }, room.admin);
  await server.app.db.update(meetings).set({ startsAt: server.clock.now() }).where(eq(meetings.id, first._id));
  await server.ok('restoreMeetingSeries', { params, body: { meeting: first._id } }, room.admin);
  const states = (await list({ sort: 'startsAt' })).map(({ state }) => state);
  expect(states).toEqual(['cancelled', 'scheduled', 'scheduled', 'scheduled']);
});

test('a series that is changed while it is cancelled has exceptions when it is restored, with what they had', async () => {
  const params = { id: seriesId(await planSeries({ place: 'Room 1' })) };
  const [single] = await list({ sort: 'startsAt' });
  if (!single) throw new Error('A meeting is missing.');
  const cancelled = await update(single, { isCancelled: true });
  server.clock.advance({ minutes: 1 });
  await server.ok('cancelMeetingSeries', { params }, room.admin);
  server.clock.advance({ minutes: 1 });
  const body = { title: 'Renamed', groups: [room.group], rule: { ...rule, lastDate: '2026-05-04' } };
  expect(await server.ok('updateMeetingSeries', { params, body }, room.admin)).toMatchObject({ added: 1 });
  server.clock.advance({ minutes: 1 });
  const latest = (await list({ sort: '-startsAt', state: 'cancelled' }))[0];
  await server.ok('restoreMeetingSeries', { params, body: { meeting: latest?._id ?? '' } }, room.admin);
  await update(cancelled, { isCancelled: false });
  const after = await list({ sort: 'startsAt' });
  expect(after.map(({ title, state, series }) => [title, state, series?.isException])).toEqual([
    ...[1, 2, 3, 4].map(() => ['Weekly', 'scheduled', true]),
    ['Renamed', 'scheduled', false],
  ]);
  expect((await server.ok('getMeetingSeries', { params }, room.admin)).title).toBe('Renamed');
});

test('a series has no exception of a meeting that was only cancelled and restored, and one of any other change', async () => {
  const first = await planSeries({ groups: [room.group, room.otherGroup], students: [room.student.id] });
  // A date that is removed writes nothing of the others.
  const last = (await list({ sort: '-startsAt' }))[0];
  const cancelled = await update(first, { isCancelled: true });
  expect(cancelled).toMatchObject({ state: 'cancelled', series: { isException: false } });
  server.clock.advance({ minutes: 1 });
  await server.ok('removeMeeting', { params: { id: last?._id ?? '' } }, room.admin);
  const restored = await update(cancelled, { groups: first.groups.toReversed() });
  expect(restored).toMatchObject({ state: 'scheduled', series: { isException: false } });
  expect(await rewrite(first, { startTime: '18:00' })).toEqual({ added: 0, changed: 3, removed: 0 });
  const changes = [
    { description: 'Bring a book' },
    { groups: [room.group, room.otherGroup] },
    { students: [room.otherStudent.id] },
  ];
  const coming = await list({ sort: 'startsAt' });
  for (const [index, change] of changes.entries()) {
    const meeting = coming[index];
    if (meeting) expect((await update(meeting, change)).series?.isException).toBe(true);
  }
  expect(await rewrite(first, {})).toEqual({ added: 0, changed: 0, removed: 0 });
});
