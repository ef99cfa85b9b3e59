import type { Meeting } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarFeeds, meetings, meetingSeries } from '../../db/schema/meetings.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { anHourFrom, meetingBodyOf, planMeeting } from '../../testing/meetings.ts';
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
  await server.app.db.delete(calendarFeeds);
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
const list = async (query: object = {}, who = room.admin) => (await server.ok('listMeetings', { query }, who)).items;
const dates = async () => (await list({ sort: 'startsAt' })).map(({ startsAt }) => startsAt.slice(0, 10));
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

const findConflicts = (body: object, hours = 1.5) =>
  server.ok(
    'findMeetingConflicts',
    { body: { when: { kind: 'once', ...anHourFrom(server, hours) }, ...body } },
    room.admin,
  );
const range = () => ({ from: anHourFrom(server, -24).startsAt, until: anHourFrom(server, 24).startsAt });

const conflictsOf = async (...args: Parameters<typeof findConflicts>) =>
  (await findConflicts(...args)).conflicts.map(({ kind, name }) => `${kind} ${name}`);

const calendarOf = async (who = room.student, query: object = {}) => {
  const { items } = await server.ok('listCalendar', { query: { ...range(), ...query } }, who);
  return items.map(({ title, state }) => `${title} ${state}`);
};

test('a meeting is planned, with the names of its people, and is scheduled, live and ended by the clock', async () => {
  const meeting = await planMeeting(server, room, 1, { teacher: room.assistant.id, students: [room.otherStudent.id] });
  expect(meeting).toMatchObject({
    state: 'scheduled',
    teacherName: 'Basma',
    groupNames: ['Cairo'],
    studentCount: 3,
    confirmedCount: 0,
    series: null,
    rev: 1,
  });
  const stateAfter = async (minutes: number) => {
    server.clock.advance({ minutes });
    const { state } = await server.ok('getMeeting', { params: { id: meeting._id } }, room.assistant);
    expect(await list({ state })).toHaveLength(1);
    return state;
  };
  expect([await stateAfter(59), await stateAfter(1), await stateAfter(59), await stateAfter(1)]).toEqual([
    'scheduled',
    'live',
    'live',
    'ended',
  ]);
});

test('what a plan names must exist, and its times must follow each other', async () => {
  const times = anHourFrom(server, 1);
  const when = { kind: 'once' as const, startsAt: times.endsAt, endsAt: times.startsAt };
  const body = {
    title: 'Wrong',
    when,
    groups: [room.group, room.group],
    students: [room.assistant.id],
    teacher: room.student.id,
  };
  const { status, errors } = await server.fails('createMeeting', { body }, room.admin);
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['groups.1', 'students.0', 'teacher', 'when.endsAt']);
  const empty = { kind: 'weekly' as const, rule: { ...rule, firstDate: '2026-04-21', lastDate: '2026-04-21' } };
  const none = await server.fails('createMeeting', { body: { title: 'None', when: empty } }, room.admin);
  expect(none.errors).toHaveProperty(['when.rule.weekdays']);
});

test('a list is narrowed by state, time, group and teacher, and shows an assistant their own', async () => {
  const [early, late] = [
    await planMeeting(server, room, 1),
    await planMeeting(server, room, 50, { teacher: room.assistant.id }),
  ];
  const other = await planMeeting(server, { ...room, group: room.otherGroup }, 2);
  const ids = async (query: object, who = room.admin) => (await list(query, who)).map(({ _id }) => _id);
  expect(await ids({})).toEqual([early._id, other._id, late._id]);
  expect(await ids({ from: early.endsAt, until: late.startsAt })).toEqual([other._id]);
  expect(await ids({ from: '0000-01-01T00:00:00Z', until: '9999-12-31T00:00:00Z' })).toHaveLength(3);
  expect(await ids({ group: room.otherGroup })).toEqual([other._id]);
  expect(await ids({ teacher: room.assistant.id })).toEqual([late._id]);
  expect(await ids({}, room.assistant)).toEqual([early._id, late._id]);
  // A group that is not theirs tells an assistant nothing.
  expect(await ids({ group: room.otherGroup }, room.assistant)).toEqual([]);
});

test('a group with meetings is kept', async () => {
  const { _id: id } = await server.ok('createGroup', { body: { name: 'Evening' } }, room.admin);
  await planMeeting(server, { ...room, group: id }, 1);
  expect(await server.fails('removeGroup', { params: { id } }, room.admin)).toMatchObject({ code: 'in_use' });
});

describe('writing a meeting', () => {
  test('refuses a stale copy and replies with the stored one', async () => {
    const meeting = await planMeeting(server, room, 1);
    const moved = await update(meeting, { place: 'Room 4' });
    const body = { ...meetingBodyOf(meeting), place: 'Room 5' };
    const failure = await server.fails('updateMeeting', { params: { id: meeting._id }, body }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { place: 'Room 4', rev: moved.rev } });
  });

  test('cancels it, and takes that back', async () => {
    const meeting = await planMeeting(server, room, 1);
    const cancelled = await update(meeting, { isCancelled: true });
    expect(cancelled.state).toBe('cancelled');
    expect((await update(cancelled, {})).state).toBe('scheduled');
  });

  test('removes one that has not begun, and no other', async () => {
    const meeting = await planMeeting(server, room, 1);
    const params = { id: meeting._id };
    server.clock.advance({ hours: 1 });
    expect(await server.fails('removeMeeting', { params }, room.admin)).toMatchObject({ code: 'meeting_begun' });
    const later = await planMeeting(server, room, 1);
    await server.ok('removeMeeting', { params: { id: later._id } }, room.admin);
    expect((await list()).map(({ _id }) => _id)).toEqual([meeting._id]);
  });
});

describe('a weekly series', () => {
  test('has a meeting for each of its dates, at its time on the clocks of Cairo', async () => {
    expect(await planSeries()).toMatchObject({
      series: { rule: { ...rule, skippedDates: [] }, isException: false, rev: 1 },
      startsAt: '2026-04-20T15:30:00.000Z',
    });
    expect((await list()).map(({ startsAt }) => startsAt)).toEqual([
      '2026-04-20T15:30:00.000Z',
      '2026-04-22T15:30:00.000Z',
      '2026-04-27T14:30:00.000Z',
      '2026-04-29T14:30:00.000Z',
    ]);
  });

  test('is written anew: what is an exception, cancelled or removed stays so', async () => {
    const first = await planSeries();
    const [monday, wednesday, nextMonday, nextWednesday] = await list();
    if (!monday || !wednesday || !nextMonday || !nextWednesday) throw new Error('A meeting is missing.');
    const exception = await update(wednesday, { ...anHourFrom(server, 24 * 60) });
    expect(exception.series?.isException).toBe(true);
    await update(nextMonday, { isCancelled: true });
    await server.ok('removeMeeting', { params: { id: nextWednesday._id } }, room.admin);
    expect(await rewrite(first, { startTime: '18:00', lastDate: '2026-05-04' })).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
    });
    const after = await list({ sort: 'startsAt' });
    expect(after.map(({ _id, startsAt, state }) => [_id, startsAt, state])).toEqual(
      [
        [monday._id, '2026-04-20T16:00:00.000Z', 'scheduled'],
        [nextMonday._id, '2026-04-27T14:30:00.000Z', 'cancelled'],
        [exception._id, exception.startsAt, 'scheduled'],
        [expect.any(String), '2026-05-04T15:00:00.000Z', 'scheduled'],
      ].toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1)),
    );
  });

  test('skips dates that are named before it is planned, and can have them again', async () => {
    const first = await planSeries({ when: { kind: 'weekly', rule: { ...rule, skippedDates: ['2026-04-22'] } } });
    expect(first.series?.rule.skippedDates).toEqual(['2026-04-22']);
    expect(await dates()).toEqual(['2026-04-20', '2026-04-27', '2026-04-29']);
    // A body that names none keeps those that are stored.
    expect(await rewrite(first, {})).toEqual({ added: 0, changed: 3, removed: 0 });
    expect(await rewrite(first, { skippedDates: ['2026-04-27'] })).toEqual({ added: 1, changed: 2, removed: 1 });
    expect(await dates()).toEqual(['2026-04-20', '2026-04-22', '2026-04-29']);
    const none = { ...rule, weekdays: [1], skippedDates: ['2026-04-20', '2026-04-27'] };
    const body = { title: 'None', when: { kind: 'weekly' as const, rule: none } };
    expect((await server.fails('createMeeting', { body }, room.admin)).errors).toHaveProperty([
      'when.rule.skippedDates',
    ]);
  });

  test('on other days loses its meetings to come and gets new ones, with the participants of the series', async () => {
    const first = await planSeries({ students: [room.otherStudent.id] });
    expect(await rewrite(first, { weekdays: [2] })).toEqual({ added: 2, changed: 0, removed: 4 });
    const after = await list();
    expect(after.map(({ startsAt, studentCount }) => [startsAt, studentCount])).toEqual([
      ['2026-04-21T15:30:00.000Z', 2],
      ['2026-04-28T14:30:00.000Z', 2],
    ]);
  });

  test('leaves what has begun, and plans nothing in the past', async () => {
    const first = await planSeries({
      when: { kind: 'weekly', rule: { ...rule, firstDate: '2026-01-05', lastDate: '2026-04-22' } },
    });
    const past = (await list({ state: 'ended', limit: 100 })).map(({ _id, startsAt }) => [_id, startsAt]);
    expect(past.length).toBeGreaterThan(10);
    await rewrite(first, { firstDate: '2026-01-01', weekdays: [1, 3, 5], startTime: '08:00' });
    expect((await list({ state: 'ended', limit: 100 })).map(({ _id, startsAt }) => [_id, startsAt])).toEqual(past);
  });

  test('is read as it was last saved, whatever its exceptions and its earlier meetings have', async () => {
    const long = { ...rule, firstDate: '2026-01-05' };
    const first = await planSeries({ place: 'Room 1', when: { kind: 'weekly', rule: long } });
    const params = { id: seriesId(first) };
    server.clock.advance({ minutes: 1 });
    const body = { title: 'Renamed', place: 'Room 2', groups: [room.group], rule: long };
    await server.ok('updateMeetingSeries', { params, body }, room.admin);
    const coming = await list({ state: 'scheduled', limit: 100 });
    server.clock.advance({ minutes: 1 });
    for (const meeting of [coming[0], coming.at(-1)])
      if (meeting) await update(meeting, { title: 'Apart', place: 'Room 4' });
    expect(await server.ok('getMeetingSeries', { params }, room.admin)).toMatchObject({
      title: 'Renamed',
      place: 'Room 2',
      groups: [room.group],
      series: { _id: params.id, isException: false },
    });
    server.clock.advance({ minutes: 1 });
    await server.ok('cancelMeetingSeries', { params }, room.admin);
    expect((await server.ok('getMeetingSeries', { params }, room.admin)).title).toBe('Renamed');
  });

  test('is not written over a change that its author has not seen', async () => {
    const first = await planSeries();
    const params = { id: seriesId(first) };
    const body = { title: 'Weekly', groups: [room.group], rule, rev: first.series?.rev ?? 0 };
    await server.ok('updateMeetingSeries', { params, body: { ...body, place: 'Room 7' } }, room.admin);
    const [moved] = await list();
    const late = await server.send('updateMeetingSeries', { params, body: { ...body, title: 'Mine' } }, room.admin);
    expect(late.status).toBe(409);
    const { current } = await late.json();
    expect(current).toMatchObject({ title: 'Weekly', place: 'Room 7', series: { rev: 2 } });
    expect((await list()).map(({ title, place }) => `${title}, ${place}`)).toEqual(Array(4).fill('Weekly, Room 7'));

    await server.ok('removeMeeting', { params: { id: moved?._id ?? '' } }, room.admin);
    const back = await server.send(
      'updateMeetingSeries',
      { params, body: { ...body, rev: current.series.rev } },
      room.admin,
    );
    expect(back.status).toBe(409);
    expect(await list()).toHaveLength(3);
  });

  test('of exceptions alone is read as one of them', async () => {
    const first = await planSeries({ when: { kind: 'weekly', rule: { ...rule, lastDate: rule.firstDate } } });
    const apart = await update(first, { title: 'Apart' });
    const params = { id: seriesId(first) };
    expect(await server.ok('getMeetingSeries', { params }, room.admin)).toEqual(apart);
  });

  test('is written while one of its meetings is removed, and the database has to give neither up', async () => {
    const { db } = server.app;
    const series = seriesId(await planSeries());
    const [first] = await list({ sort: 'startsAt' });
    const body = { title: 'Weekly', groups: [room.group], rule };
    const sent: Promise<Response>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(meetingSeries).where(eq(meetingSeries.id, series)).for('update');
      sent.push(server.send('updateMeetingSeries', { params: { id: series }, body }, room.admin));
      await waitForLock(db, Promise.all(sent));
      sent.push(server.send('removeMeeting', { params: { id: first?._id ?? '' } }, room.admin));
      await waitForLock(db, Promise.all(sent), 2);
    });
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toHaveLength(3);
  });

  test('is written anew at its time on the present clocks of the school, which had others when it was planned', async () => {
    const planned = await planSeries();
    await server.app.db.update(meetingSeries).set({ timeZone: 'America/New_York' });
    await rewrite(planned, { startTime: '18:00' });
    const times = (await list({ sort: 'startsAt' })).map(({ startsAt }) => startsAt.slice(0, 16));
    expect(times).toEqual(['2026-04-20T16:00', '2026-04-22T16:00', '2026-04-27T15:00', '2026-04-29T15:00']);
    const [series] = await server.app.db.select().from(meetingSeries);
    expect(series?.timeZone).toBe('Africa/Cairo');
  });

  test('of a year with many groups is written at once', async () => {
    const groups: string[] = [];
    for (let count = 0; count < 3; count += 1)
      groups.push((await server.ok('createGroup', { body: { name: `Group ${count}` } }, room.admin))._id);
    const year = { ...rule, firstDate: '2026-03-05', lastDate: '2027-03-05', weekdays: [1, 2, 3, 4, 5, 6, 7] };
    await planSeries({ groups, when: { kind: 'weekly', rule: year } });
    expect((await server.ok('listMeetings', { query: { group: groups[2] ?? '' } }, room.admin)).total).toBe(366);
  });
});

describe('conflicts', () => {
  test('name the group, the place, the teacher and the students that another meeting has at that time', async () => {
    const meeting = await planMeeting(server, room, 1, { place: 'Room 4', teacher: room.assistant.id });
    const both = { groups: [room.group], place: ' room 4', teacher: room.assistant.id };
    expect(await conflictsOf(both)).toEqual(['group Cairo', 'place Room 4', 'teacher Basma']);
    expect(await conflictsOf({ students: [room.student.id, room.otherStudent.id] })).toEqual(['student Sara']);
    expect(await conflictsOf({ groups: [room.otherGroup], place: 'Room 5' })).toEqual([]);
    // One that begins when the other ends, and the meeting itself.
    expect(await conflictsOf(both, 2)).toEqual([]);
    expect(await conflictsOf({ ...both, except: meeting._id })).toEqual([]);
    await update(meeting, { isCancelled: true });
    expect(await conflictsOf(both)).toEqual([]);
  });

  test('of a student come from another group of theirs as well', async () => {
    const body = { name: 'Evening', students: [room.student.id] };
    const { _id: evening } = await server.ok('createGroup', { body }, room.admin);
    await planMeeting(server, { ...room, group: evening }, 1);
    expect(await conflictsOf({ groups: [room.group] })).toEqual(['student Sara']);
  });

  test('of a series are those of each of its meetings, but not of its own', async () => {
    const first = await planSeries();
    const plan = { when: { kind: 'weekly', rule: { ...rule, startTime: '18:30' } }, groups: [room.group] };
    const { meetingCount, conflicts } = await findConflicts(plan);
    expect(meetingCount).toBe(4);
    expect(conflicts.map(({ meeting }) => meeting.startsAt)).toEqual((await list()).map(({ startsAt }) => startsAt));
    expect((await findConflicts({ ...plan, exceptSeries: seriesId(first) })).conflicts).toEqual([]);
    const skipping = { kind: 'weekly', rule: { ...plan.when.rule, skippedDates: ['2026-04-20', '2026-04-22'] } };
    const rest = await findConflicts({ ...plan, when: skipping });
    expect([rest.meetingCount, rest.conflicts.map(({ meeting }) => meeting.startsAt.slice(0, 10))]).toEqual([
      2,
      ['2026-04-27', '2026-04-29'],
    ]);
  });
});

describe('a calendar', () => {
  test('has the meetings of one’s groups and those that invite one, cancelled ones marked', async () => {
    await planMeeting(server, room, 1, { title: 'Of the group' });
    await planMeeting(server, room, 2, { title: 'By name', groups: [], students: [room.student.id] });
    const cancelled = await planMeeting(server, room, 3, { title: 'Off' });
    await update(cancelled, { isCancelled: true });
    await planMeeting(server, { ...room, group: room.otherGroup }, 4, { title: 'Of others' });
    const own = ['Of the group scheduled', 'By name scheduled', 'Off cancelled'];
    expect(await calendarOf()).toEqual(own);
    expect(await calendarOf(room.parent, { student: room.student.id })).toEqual(own);
    expect(await calendarOf(room.assistant)).toEqual(own);
    expect(await calendarOf(room.admin)).toEqual([...own, 'Of others scheduled']);
    const { timeZone } = await server.ok('listCalendar', { query: range() }, room.student);
    expect(timeZone).toBe('Africa/Cairo');
  });

  test('shows a hundred days at most, and a parent names the child', async () => {
    const { from } = range();
    const until = anHourFrom(server, 24 * 100).startsAt;
    expect((await server.fails('listCalendar', { query: { from, until } }, room.student)).errors).toEqual({
      until: ['At most 100 days.'],
    });
    expect((await server.fails('listCalendar', { query: range() }, room.parent)).status).toBe(422);
  });
});
