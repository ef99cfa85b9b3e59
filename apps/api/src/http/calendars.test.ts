import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarFeeds, meetings, meetingStudents } from '../db/schema/meetings.ts';
import { removedMeetings } from '../db/schema/removed-meetings.ts';
import { parentChildren } from '../db/schema/people.ts';
import { deleteExpiredRows } from '../services/cleanup/delete-expired-rows.ts';
import { type Classroom, classroom, type SignedInPerson } from '../testing/classroom.ts';
import { anHourFrom, planMeeting } from '../testing/meetings.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.delete(meetings);
  await server.app.db.delete(calendarFeeds);
});

const get = async (path: string, headers: Record<string, string> = {}) => server.http.request(path, { headers });
const as = ({ token }: SignedInPerson) => ({ authorization: `Bearer ${token}` });
const feedOf = async (who: SignedInPerson) => (await server.ok('createCalendarFeed', {}, who)).path;

/** What a calendar app shows of a feed. */
async function eventsAt(path: string, headers: Record<string, string> = {}) {
  const response = await get(path, headers);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return readCalendar(await response.text());
}
const titlesAt = async (path: string) => (await eventsAt(path)).map(({ title }) => title);

test('a feed follows a meeting: moved and cancelled it keeps its UID, and its SEQUENCE rises', async () => {
  const path = await feedOf(room.student);
  expect(await eventsAt(path)).toEqual([]);
  const meeting = await planMeeting(server, room, 2, { title: 'درس القراءة' });
  const [planned] = await eventsAt(path);
  expect(planned).toMatchObject({ title: 'درس القراءة', status: 'CONFIRMED', sequence: 0 });
  const write = async (change: object) => {
    const { title, startsAt, endsAt, groups, rev } = await server.ok(
      'getMeeting',
      { params: { id: meeting._id } },
      room.admin,
    );
    const body = { title, startsAt, endsAt, groups, rev, ...change };
    await server.ok('updateMeeting', { params: { id: meeting._id }, body }, room.admin);
    return (await eventsAt(path))[0];
  };
  const moments = anHourFrom(server, 26);
  expect(await write(moments)).toEqual({ ...planned, startsAt: moments.startsAt.replace('.000Z', 'Z'), sequence: 1 });
  // Who is invited is not shown in a calendar.
  expect((await write({ students: [room.otherStudent.id] }))?.sequence).toBe(1);
  expect(await write({ isCancelled: true })).toMatchObject({ uid: planned?.uid, status: 'CANCELLED', sequence: 2 });
});

test('a removed meeting, and one that a changed series drops, are cancelled in the feeds that had them, for 30 days', async () => {
  const { admin, group, student, parent, assistant, otherStudent } = room;
  const feeds = [await feedOf(student), await feedOf(parent), await feedOf(assistant), await feedOf(admin)];
  const [ofStudent = ''] = feeds;
  const meeting = await planMeeting(server, room, 48);
  await planMeeting(server, room, 72, { title: 'Writing' });
  const [planned] = await eventsAt(ofStudent);
  await server.ok('removeMeeting', { params: { id: meeting._id } }, admin);
  for (const path of feeds) {
    const events = await eventsAt(path);
    expect(events).toContainEqual({ ...planned, status: 'CANCELLED', sequence: 1 });
    expect(events).toHaveLength(2);
  }
  // Whose feed never had it, or begins later, has nothing to remove.
  expect(await eventsAt(await feedOf(otherStudent))).toEqual([]);
  const ofClassmate = await feedOf(room.classmate);
  expect((await eventsAt(ofClassmate)).map(({ status }) => status)).toEqual(['CONFIRMED']);

  const rule = {
    firstDate: '2026-03-09',
    lastDate: '2026-03-16',
    weekdays: [1],
    startTime: '17:00',
    durationMinutes: 60,
  };
  const body = { title: 'Weekly', groups: [group] };
  const { series } = await server.ok('createMeeting', { body: { ...body, when: { kind: 'weekly', rule } } }, admin);
  const shorter = { ...body, rule: { ...rule, lastDate: '2026-03-09' } };
  await server.ok('updateMeetingSeries', { params: { id: series?._id ?? '' }, body: shorter }, admin);
  const weekly = async () => (await eventsAt(ofClassmate)).filter(({ title }) => title === 'Weekly');
  expect((await weekly()).map(({ status, sequence }) => [status, sequence])).toEqual([
    ['CONFIRMED', 1],
    ['CANCELLED', 1],
  ]);
  const longAgo = new Date(server.clock.now().getTime() - 30 * 86_400_000);
  await server.app.db.update(removedMeetings).set({ removedAt: longAgo });
  expect((await weekly()).map(({ status }) => status)).toEqual(['CONFIRMED']);
  await deleteExpiredRows(server.app.db, server.clock);
  expect(await server.app.db.$count(removedMeetings)).toBe(0);
});

test('a feed has what its owner sees, of the last 90 and the next 365 days', async () => {
  for (const days of [-91, -89, 364, 366]) await planMeeting(server, room, days * 24, { title: `Day ${days}` });
  await planMeeting(server, { ...room, group: room.otherGroup }, 1, { title: 'Of others' });
  expect(await titlesAt(await feedOf(room.student))).toEqual(['Day -89', 'Day 364']);
  expect(await titlesAt(await feedOf(room.assistant))).toEqual(['Day -89', 'Day 364']);
  expect(await titlesAt(await feedOf(room.admin))).toEqual(['Day -89', 'Of others', 'Day 364']);
});

test('a parent’s feed has the children’s meetings, with their names where there are several', async () => {
  await planMeeting(server, room, 1);
  const path = await feedOf(room.parent);
  expect(await titlesAt(path)).toEqual(['Reading']);
  await server.app.db.insert(parentChildren).values({ parentId: room.parent.id, childId: room.classmate.id });
  expect(await titlesAt(path)).toEqual(['Reading · Samir · Sara']);
});

test('a parent’s feed has nothing of somebody who is a student no more, beside a child who is one', async () => {
  const { otherParent, otherStudent, assistant } = room;
  const path = await feedOf(otherParent);
  await planMeeting(server, room, 2, { title: 'Reading', groups: [], students: [otherStudent.id] });
  const { _id: meetingId } = await planMeeting(server, room, 4, { title: 'Staff', groups: [] });
  // As an earlier version left them.
  await server.app.db.insert(meetingStudents).values({ meetingId, studentId: assistant.id });
  await server.app.db.insert(parentChildren).values({ parentId: otherParent.id, childId: assistant.id });
  expect(await titlesAt(path)).toEqual(['Reading']);
});

test('a feed that has not changed is not sent again', async () => {
  await planMeeting(server, room, 1);
  const path = await feedOf(room.student);
  const etag = (await get(path)).headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  await planMeeting(server, room, 3);
  expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
});

test('the address of a feed ends with the next one, with its removal, and with the access of its owner', async () => {
  const first = await feedOf(room.student);
  const second = await feedOf(room.student);
  expect((await get(first)).status).toBe(404);
  expect((await get(second)).status).toBe(200);
  expect((await server.ok('getCalendarFeed', {}, room.student)).createdAt).not.toBeNull();
  await server.ok('removeCalendarFeed', {}, room.student);
  expect((await get(second)).status).toBe(404);
  expect((await server.ok('getCalendarFeed', {}, room.student)).createdAt).toBeNull();
  const ofOther = await feedOf(room.otherStudent);
  await server.ok('removeUser', { params: { id: room.otherStudent.id } }, room.admin);
  expect((await get(ofOther)).status).toBe(404);
});

test('only the hash of a token is stored, and no log has it', async () => {
  const lines: string[] = [];
  const { createHttp } = await import('./app.ts');
  const http = createHttp({
    app: server.app,
    network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
    log: { info: (line) => void lines.push(line), error: (line) => void lines.push(line) },
  });
  const path = await feedOf(room.student);
  const token = path.slice('/api/calendar/'.length, -'.ics'.length);
  expect(token).toMatch(/^[\w-]{43}$/u);
  expect(JSON.stringify(await server.app.db.select().from(calendarFeeds))).not.toContain(token);
  expect((await http.request(path)).status).toBe(200);
  expect(lines.join('\n')).toContain('GET /api/calendar/… 200');
  expect(lines.join('\n')).not.toContain(token);
});

test('a meeting is a file for those who see it, with a session', async () => {
  const meeting = await planMeeting(server, room, 1);
  const path = `/api/meetings/${meeting._id}/meeting.ics`;
  expect((await get(path)).status).toBe(401);
  for (const who of [room.student, room.parent, room.assistant, room.admin])
    expect((await eventsAt(path, as(who))).map(({ title }) => title)).toEqual(['Reading']);
  for (const who of [room.otherParent, room.otherAssistant]) expect((await get(path, as(who))).status).toBe(404);
  expect((await get('/api/meetings/not-an-id/meeting.ics', as(room.admin))).status).toBe(404);
  expect((await get('/api/calendar/not-a-token.ics')).status).toBe(404);
});
