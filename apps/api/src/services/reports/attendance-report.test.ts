import type { AttendanceStatus, GroupId, UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diplomaGroups } from '../../db/schema/courses.ts';
import { attendance, meetingGroups, meetings } from '../../db/schema/meetings.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

let server: TestServer;
let room: Classroom;

/** Stores a meeting of groups that has ended, with its attendance. */
async function storeMeeting(groupIds: GroupId[], statuses: readonly [UserId, AttendanceStatus][]) {
  const { db } = server.app;
  const startsAt = new Date(server.clock.now().getTime() - 86_400_000);
  const meeting = { title: 'Reading', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  const { id: meetingId } = expectRow(await db.insert(meetings).values(meeting).returning());
  await db.insert(meetingGroups).values(groupIds.map((groupId) => ({ meetingId, groupId })));
  await db.insert(attendance).values(statuses.map(([studentId, status]) => ({ meetingId, studentId, status })));
}

const move = async (studentId: UserId, from: GroupId, to: GroupId) => {
  const { db } = server.app;
  await db.delete(groupStudents).where(and(eq(groupStudents.userId, studentId), eq(groupStudents.groupId, from)));
  await db.insert(groupStudents).values({ userId: studentId, groupId: to });
};

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  const { student, classmate, otherStudent, group, otherGroup } = room;
  await storeMeeting(
    [group],
    [
      [student.id, 'Excused'],
      [classmate.id, 'Present'],
    ],
  );
  await storeMeeting([otherGroup], [[otherStudent.id, 'Absent']]);
  await storeMeeting(
    [group, otherGroup],
    [
      [classmate.id, 'Late'],
      [otherStudent.id, 'Present'],
    ],
  );
  await move(student.id, group, otherGroup);
});
afterAll(() => server.close());

const countsOf = async (query: object, who = room.admin) => {
  const { items, total, summary } = await server.ok('getAttendanceReport', { query }, who);
  expect(total).toBe(items.length);
  return { rows: Object.fromEntries(items.map(({ student, counts }) => [student.name, counts])), all: summary.counts };
};
const none = { present: 0, late: 0, absent: 0, excused: 0 };

const ofGroup = {
  rows: { Sara: { ...none, excused: 1 }, Samir: { ...none, present: 1, late: 1 } },
  all: { ...none, present: 1, late: 1, excused: 1 },
};

test('with a group the attendance report is of that group’s meetings, with who has left it since', async () => {
  expect(await countsOf({ group: room.group })).toEqual(ofGroup);
});

test('a group’s report has nothing of what a member had in an earlier group, and of a joint meeting its own members', async () => {
  expect(await countsOf({ group: room.otherGroup })).toEqual({
    rows: { Omar: { ...none, absent: 1, present: 1 } },
    all: { ...none, absent: 1, present: 1 },
  });
});

test('with a course the attendance report is of the meetings of the groups that take it, and of one of them with both filters', async () => {
  const { _id: diploma } = await server.ok('createDiploma', { body: { name: 'B1' } }, room.admin);
  await server.app.db.insert(diplomaGroups).values({ diplomaId: diploma, groupId: room.group });
  expect(await countsOf({ diploma })).toEqual(ofGroup);
  expect(await countsOf({ diploma, group: room.group })).toEqual(ofGroup);
  expect(await countsOf({ diploma, group: room.otherGroup })).toEqual({ rows: {}, all: none });
});

test('an assistant’s report has their own students, and nothing of a group that they do not see', async () => {
  expect(Object.keys((await countsOf({ group: room.group }, room.assistant)).rows)).toEqual(['Samir']);
  expect(await countsOf({ group: room.otherGroup }, room.assistant)).toEqual({ rows: {}, all: none });
});

test('a file says in its name which filters are in force, and nothing of a group that its reader does not see', async () => {
  const fileNameFor = async (query: string, { token } = room.admin, language = 'en') => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const response = await server.http.request(`/api/reports/attendance.csv?${query}`, { headers });
    await response.text();
    return decodeURIComponent(response.headers.get('content-disposition')?.split("''")[1] ?? '');
  };
  const { name } = await server.ok('getGroup', { params: { id: room.group } }, room.admin);
  const filters = `group=${room.group}&from=2026-01-01&until=2026-06-30`;
  expect(await fileNameFor(filters)).toBe(`Attendance 2026-03-02 (${name}, from 2026-01-01, until 2026-06-30).csv`);
  expect(await fileNameFor(filters, room.admin, 'ar')).toBe(
    `الحضور 2026-03-02 (${name}، من 2026-01-01، إلى 2026-06-30).csv`,
  );
  expect(await fileNameFor(`group=${room.otherGroup}`, room.assistant)).toBe('Attendance 2026-03-02.csv');
  expect(await fileNameFor('')).toBe('Attendance 2026-03-02.csv');
});
