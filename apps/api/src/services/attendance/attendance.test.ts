import type { Meeting } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diplomaGroups } from '../../db/schema/courses.ts';
import { attendance, attendanceChanges, meetings } from '../../db/schema/meetings.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { meetingBodyOf, planMeeting } from '../../testing/meetings.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { Input } from '../service.ts';
import { closeMeetings } from './close-meetings.ts';

type Status = Input<'saveAttendance'>['body']['entries'][number]['status'];

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.delete(meetings);
});

const idOf = ({ _id: id }: Meeting) => ({ params: { id } });
const join = (meeting: Meeting, who = room.student) => server.ok('joinMeeting', idOf(meeting), who);
const sheet = (meeting: Meeting, who = room.assistant) => server.ok('getAttendanceSheet', idOf(meeting), who);
const entry = (who: SignedInPerson, status: Status, rev = 0, remark = '') => ({ student: who.id, status, rev, remark });
const save = (meeting: Meeting, entries: ReturnType<typeof entry>[], who = room.assistant) =>
  server.ok('saveAttendance', { ...idOf(meeting), body: { entries } }, who);
const refused = async (meeting: Meeting, entries: ReturnType<typeof entry>[]) => {
  const { status, code, errors } = await server.fails(
    'saveAttendance',
    { ...idOf(meeting), body: { entries } },
    room.assistant,
  );
  return { status, code, fields: Object.keys(errors ?? {}) };
};
const dispute = (meeting: Meeting, text = 'I was there.', who = room.student) =>
  server.ok('disputeAttendance', { ...idOf(meeting), body: { text } }, who);
const changes = async (meeting: Meeting, who = room.assistant) =>
  (await server.ok('listAttendanceChanges', idOf(meeting), who)).items;
const cancel = async (meeting: Meeting) => {
  const { title, startsAt, endsAt, groups, rev } = meeting;
  const body = { title, startsAt, endsAt, groups, rev, isCancelled: true };
  return server.ok('updateMeeting', { ...idOf(meeting), body }, room.admin);
};

const attendanceOf = (who: SignedInPerson, by: SignedInPerson, query = {}) =>
  server.ok('getStudentAttendance', { params: { id: who.id }, query }, by);

describe('joining a meeting', () => {
  test('is possible from ten minutes before its start until its end', async () => {
    const meeting = await planMeeting(server, room, 1, { link: 'https://meet.school.example/reading' });
    const refusal = () => server.fails('joinMeeting', idOf(meeting), room.student);
    server.clock.advance({ minutes: 49, seconds: 59 });
    expect(await refusal()).toMatchObject({ status: 409, code: 'meeting_not_live' });
    server.clock.advance({ seconds: 1 });
    expect((await join(meeting)).link).toBe('https://meet.school.example/reading');
    server.clock.advance({ minutes: 70 });
    expect(await refusal()).toMatchObject({ status: 409, code: 'meeting_not_live' });
    await cancel(await planMeeting(server, room, 0));
    const [cancelled] = (await server.ok('listMeetings', { query: { state: 'cancelled' } }, room.admin)).items;
    if (cancelled)
      expect(await server.fails('joinMeeting', idOf(cancelled), room.student)).toMatchObject({
        code: 'meeting_cancelled',
      });
  });

  test('keeps the first time, proposes Present or Late, and confirms nothing', async () => {
    const meeting = await planMeeting(server, room, 0);
    server.clock.advance({ minutes: 10 });
    const { joinedAt } = await join(meeting);
    server.clock.advance({ minutes: 1 });
    expect((await join(meeting)).joinedAt).toBe(joinedAt);
    await join(meeting, room.classmate);
    const { lines, meeting: shown } = await sheet(meeting);
    expect(lines.map(({ student, status, proposed, rev }) => [student.name, status, proposed, rev])).toEqual([
      ['Samir', null, 'Late', 0],
      ['Sara', null, 'Present', 0],
    ]);
    expect(shown.confirmedCount).toBe(0);
  });
});

describe('the attendance sheet', () => {
  test('is saved with who confirmed it, and each change is in the log', async () => {
    const meeting = await planMeeting(server, room, 0);
    await save(meeting, [entry(room.student, 'Present'), entry(room.classmate, 'Late', 0, 'The bus.')]);
    const { lines } = await save(meeting, [entry(room.classmate, 'Present', 1, 'The bus.')], room.admin);
    expect(lines).toMatchObject([
      { student: { name: 'Samir' }, status: 'Present', remark: 'The bus.', confirmedBy: 'Amal', rev: 2 },
      { student: { name: 'Sara' }, status: 'Present', confirmedBy: 'Basma', rev: 1 },
    ]);
    expect(
      (await changes(meeting)).map((one) => [one.studentName, one.actorName, one.statusBefore, one.statusAfter]),
    ).toEqual(
      expect.arrayContaining([
        ['Samir', 'Amal', 'Late', 'Present'],
        ['Samir', 'Basma', null, 'Late'],
        ['Sara', 'Basma', null, 'Present'],
      ]),
    );
    expect((await sheet(meeting)).meeting).toMatchObject({ studentCount: 2, confirmedCount: 2 });
  });

  test('is saved whole or not at all: a stale line is refused with all current ones', async () => {
    const meeting = await planMeeting(server, room, 0);
    await save(meeting, [entry(room.student, 'Late')]);
    const stale = { entries: [entry(room.classmate, 'Present'), entry(room.student, 'Present')] };
    const failure = await server.fails('saveAttendance', { ...idOf(meeting), body: stale }, room.assistant);
    const { lines } = await sheet(meeting);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { lines } });
    expect(lines.map(({ status }) => status)).toEqual([null, 'Late']);
  });

  test('of two who save the same students at once takes one; of two who save different ones, both', async () => {
    const meeting = await planMeeting(server, room, 0);
    const send = (...entries: ReturnType<typeof entry>[]) =>
      server.send('saveAttendance', { ...idOf(meeting), body: { entries } }, room.assistant);
    const statuses = ['Present', 'Late', 'Absent', 'Excused'] as const;
    const same = await Promise.all(
      statuses.map((status) => send(entry(room.student, status), entry(room.classmate, status))),
    );
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const [samir, sara] = (await sheet(meeting)).lines;
    expect(samir?.status).toBe(sara?.status);
    const different = await Promise.all([
      send(entry(room.student, 'Late', 1)),
      send(entry(room.classmate, 'Excused', 1)),
    ]);
    expect(different.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sheet(meeting)).lines.map(({ status }) => status)).toEqual(['Excused', 'Late']);
  });

  test('takes students of the meeting, once each, and nothing of a cancelled one', async () => {
    const meeting = await planMeeting(server, room, 0);
    expect(await refused(meeting, [entry(room.otherStudent, 'Present')])).toMatchObject({
      fields: ['entries.0.student'],
    });
    const twice = [entry(room.student, 'Present'), entry(room.student, 'Late')];
    expect(await refused(meeting, twice)).toMatchObject({ status: 422, fields: ['entries.1.student'] });
    await cancel(meeting);
    expect(await refused(meeting, [entry(room.student, 'Present')])).toMatchObject({ code: 'meeting_cancelled' });
  });

  test('excuses before a meeting begins, and does no more then', async () => {
    const meeting = await planMeeting(server, room, 24);
    await save(meeting, [entry(room.student, 'Excused', 0, 'At the dentist.')]);
    expect(await refused(meeting, [entry(room.classmate, 'Present')])).toMatchObject({ code: 'meeting_not_begun' });
  });

  test('shows an assistant who marks for one of two groups their own students, and a teacher all', async () => {
    const groups = [room.group, room.otherGroup];
    const meeting = await planMeeting(server, room, 0, { groups });
    await save(meeting, [entry(room.otherStudent, 'Late')], room.admin);
    expect((await sheet(meeting)).lines.map(({ student }) => student.name)).toEqual(['Samir', 'Sara']);
    expect((await sheet(meeting)).meeting).toMatchObject({ studentCount: 2, confirmedCount: 0 });
    expect(await changes(meeting)).toEqual([]);
    expect(await refused(meeting, [entry(room.otherStudent, 'Present', 1)])).toMatchObject({ status: 422 });
    const taught = await planMeeting(server, room, 0, { groups, teacher: room.assistant.id });
    expect((await sheet(taught)).lines).toHaveLength(3);
  });
});

describe('a dispute', () => {
  test('is for a status at a meeting that has ended', async () => {
    const meeting = await planMeeting(server, room, 0);
    const refusal = async () =>
      (await server.fails('disputeAttendance', { ...idOf(meeting), body: { text: 'I was there.' } }, room.student))
        .code;
    expect(await refusal()).toBe('meeting_not_ended');
    server.clock.advance({ hours: 1 });
    expect(await refusal()).toBe('attendance_not_set');
  });

  test('is seen by staff, and answered by their save; the words stay in the log', async () => {
    const meeting = await planMeeting(server, room, -2);
    await save(meeting, [entry(room.student, 'Absent')]);
    await dispute(meeting, 'I was there, in the last row.');
    const { lines, meeting: disputed } = await sheet(meeting);
    expect(disputed.disputeCount).toBe(1);
    expect(lines[1]).toMatchObject({ dispute: 'I was there, in the last row.', rev: 2 });
    // A save by somebody who has not read it is refused, also one that leaves the status as it is.
    for (const status of ['Absent', 'Present'] as const)
      expect(await refused(meeting, [entry(room.student, status, 1)])).toMatchObject({ code: 'conflict' });
    expect((await sheet(meeting)).lines).toEqual(lines);
    const saved = await save(meeting, [entry(room.student, 'Present', 2)]);
    expect(saved.lines[1]).toMatchObject({ status: 'Present', dispute: '' });
    const log = await changes(meeting);
    expect(log.map(({ actorName, remark }) => [actorName, remark])).toContainEqual([
      'Sara',
      'I was there, in the last row.',
    ]);
  });
});

const members = () => [room.student.id, room.classmate.id];
const writeGroup = (students: string[]) =>
  server.ok(
    'updateGroup',
    { params: { id: room.group }, body: { name: 'Cairo', students, assistants: [room.assistant.id] } },
    room.admin,
  );
const setAccounts = (ids: string[], status: 'active' | 'disabled') =>
  server.ok('changeUsers', { body: { users: ids, change: { kind: 'status', status } } }, room.admin);
/** A meeting that has been over for a minute. */
const heldMeeting = async () => {
  const meeting = await planMeeting(server, room, 0);
  server.clock.advance({ minutes: 61 });
  return meeting;
};
/** Who has a status once a meeting is closed. */
const closedNames = async (meeting: Meeting) => {
  server.clock.advance({ minutes: 15 });
  await closeMeetings(server.app);
  return (await sheet(meeting, room.admin)).lines.map(({ student }) => student.name);
};

describe('the close of a meeting', () => {
  test('comes a quarter of an hour after the end: who joined gets what that proposes, all others are absent', async () => {
    const meeting = await planMeeting(server, room, 0, { students: [room.otherStudent.id] });
    await save(meeting, [entry(room.classmate, 'Excused')]);
    server.clock.advance({ minutes: 11 });
    await join(meeting);
    server.clock.advance({ minutes: 63, seconds: 59 });
    expect(await closeMeetings(server.app)).toBe(0);
    server.clock.advance({ seconds: 1 });
    expect(await closeMeetings(server.app)).toBe(1);
    const { lines } = await sheet(meeting, room.admin);
    expect(lines.map(({ student, status, confirmedBy }) => [student.name, status, confirmedBy])).toEqual([
      ['Omar', 'Absent', null],
      ['Samir', 'Excused', 'Basma'],
      ['Sara', 'Late', null],
    ]);
    const ofClose = (await changes(meeting, room.admin)).filter(({ actorName }) => actorName === null);
    expect(ofClose.map(({ studentName, statusAfter }) => `${studentName} ${statusAfter}`).toSorted()).toEqual([
      'Omar Absent',
      'Sara Late',
    ]);
    expect(await closeMeetings(server.app)).toBe(0);
  });

  test('is final: a status stays, the time stays, and who comes into the group later is not on the sheet', async () => {
    const meeting = await planMeeting(server, room, -2);
    server.clock.advance({ minutes: 15 });
    await closeMeetings(server.app);
    expect(await refused(meeting, [entry(room.student, null, 1)])).toMatchObject({ fields: ['entries.0.status'] });
    const { title, startsAt, endsAt, groups, rev } = meeting;
    const body = { title, groups, rev, startsAt: endsAt, endsAt: new Date(Date.parse(endsAt) + 1000).toISOString() };
    const moved = await server.fails('updateMeeting', { ...idOf(meeting), body }, room.admin);
    expect(moved).toMatchObject({ status: 409, code: 'meeting_closed' });
    await server.ok(
      'updateMeeting',
      { ...idOf(meeting), body: { ...body, startsAt, endsAt, place: 'Room 4' } },
      room.admin,
    );
    const member = { groupId: room.group, userId: room.otherStudent.id };
    await server.app.db.insert(groupStudents).values(member);
    expect((await sheet(meeting, room.admin)).lines).toHaveLength(2);
    await server.app.db.delete(groupStudents).where(eq(groupStudents.userId, room.otherStudent.id));
    await server.app.db.insert(groupStudents).values({ ...member, groupId: room.otherGroup });
  });

  describe('after somebody came into the group', () => {
    afterEach(async () => {
      await writeGroup(members());
      await setAccounts(members(), 'active');
    });

    test('marks nobody who came when it was over, by any way, and everybody who was there before', async () => {
      const meeting = await heldMeeting();
      await writeGroup([...members(), room.otherStudent.id]);
      expect((await sheet(meeting, room.admin)).meeting).toMatchObject({ studentCount: 2, confirmedCount: 0 });
      await writeGroup(members());
      const added = { users: [room.otherStudent.id], change: { kind: 'add-group' as const, group: room.group } };
      await server.ok('changeUsers', { body: added }, room.admin);
      expect(await closedNames(meeting)).toEqual(['Samir', 'Sara']);
    });

    test('marks whoever came before its end, and whoever is invited by name', async () => {
      const meeting = await planMeeting(server, room, 0);
      server.clock.advance({ minutes: 59 });
      await writeGroup([...members(), room.otherStudent.id]);
      server.clock.advance({ minutes: 2 });
      // Who stays is not new, whatever else of the group is written.
      await writeGroup([room.student.id, room.otherStudent.id]);
      const { id, name, email, role } = room.otherStudent;
      const groups = [room.group, room.otherGroup];
      await server.ok(
        'updateUser',
        { params: { id }, body: { name, email, role, status: 'active', groups } },
        room.admin,
      );
      const invited = { ...meetingBodyOf(meeting), students: [room.classmate.id] };
      await server.ok('updateMeeting', { ...idOf(meeting), body: invited }, room.admin);
      expect(await closedNames(meeting)).toEqual(['Omar', 'Samir', 'Sara']);
    });

    test('takes the group of the moment at which a meeting was entered that was over', async () => {
      await writeGroup([...members(), room.otherStudent.id]);
      expect(await closedNames(await planMeeting(server, room, -24))).toEqual(['Omar', 'Samir', 'Sara']);
    });

    test('marks nobody whose account was opened again when it was over', async () => {
      await setAccounts([room.classmate.id], 'disabled');
      const meeting = await heldMeeting();
      await setAccounts([room.classmate.id], 'active');
      expect(await closedNames(meeting)).toEqual(['Sara']);
    });
  });

  test('leaves out students whose account is disabled, of a group and by name, but for what is noted of them', async () => {
    const meeting = await planMeeting(server, room, -2, { students: [room.otherStudent.id] });
    const noted = await planMeeting(server, room, -2, { groups: [], students: [room.otherStudent.id] });
    await save(noted, [entry(room.otherStudent, 'Present')], room.admin);
    const setStatus = (status: 'active' | 'disabled') =>
      server.app.db
        .update(users)
        .set({ status })
        .where(inArray(users.id, [room.classmate.id, room.otherStudent.id]));
    await setStatus('disabled');
    server.clock.advance({ minutes: 15 });
    await closeMeetings(server.app);
    const namesOf = async (one: Meeting) => (await sheet(one, room.admin)).lines.map(({ student }) => student.name);
    expect([await namesOf(meeting), await namesOf(noted)]).toEqual([['Sara'], ['Omar']]);
    await setStatus('active');
  });

  test('leaves out cancelled meetings', async () => {
    await cancel(await planMeeting(server, room, -2));
    server.clock.advance({ minutes: 15 });
    expect(await closeMeetings(server.app)).toBe(0);
  });

  test('gives a meeting that is entered once it is over the same time', async () => {
    await planMeeting(server, room, -24);
    server.clock.advance({ minutes: 14, seconds: 59 });
    expect(await closeMeetings(server.app)).toBe(0);
    server.clock.advance({ seconds: 1 });
    expect(await closeMeetings(server.app)).toBe(1);
  });

  test('happens once with several servers, and each student has one change', async () => {
    for (let count = 0; count < 5; count += 1) await planMeeting(server, room, -3);
    server.clock.advance({ minutes: 15 });
    const closed = await Promise.all(Array.from({ length: 4 }, () => closeMeetings(server.app)));
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await server.app.db.$count(attendanceChanges)).toBe(10);
    expect(await server.app.db.$count(attendance, eq(attendance.rev, 1))).toBe(10);
  });
});

describe('the attendance of a student', () => {
  test('has every meeting that has ended, by month and group, for the student, the parent and staff', async () => {
    const past = await planMeeting(server, room, -24 * 10, { title: 'In February' });
    const late = await planMeeting(server, room, -5, { title: 'Late' });
    await planMeeting(server, room, -2, { title: 'Not confirmed' });
    await planMeeting(server, room, 2, { title: 'To come' });
    await cancel(await planMeeting(server, room, -7, { title: 'Off' }));
    await save(past, [entry(room.student, 'Absent')]);
    await save(late, [entry(room.student, 'Late', 0, 'The bus.')]);
    const { _id: diplomaId } = await server.ok('createDiploma', { body: { name: 'First' } }, room.admin);
    await server.app.db.insert(diplomaGroups).values({ diplomaId, groupId: room.group });
    const found = await attendanceOf(room.student, room.student);
    const month = server.clock.now().toISOString().slice(0, 7);
    expect(found).toMatchObject({
      student: { name: 'Sara' },
      counts: { present: 0, late: 1, absent: 1, excused: 0 },
      ratePercent: 50,
      streak: { current: 1, longest: 1 },
      byMonth: [
        { month: '2026-02', ratePercent: 0 },
        { month, ratePercent: 100 },
      ],
      byGroup: [{ group: 'Cairo', ratePercent: 50 }],
      byCourse: [{ course: 'First', ratePercent: 50 }],
    });
    expect(found.history.map(({ meeting, status, remark }) => [meeting.title, status, remark])).toEqual([
      ['Not confirmed', null, ''],
      ['Late', 'Late', 'The bus.'],
      ['In February', 'Absent', ''],
    ]);
    for (const who of [room.parent, room.assistant, room.admin])
      expect(await attendanceOf(room.student, who)).toEqual(found);
    const february = await attendanceOf(room.student, room.admin, { from: '2026-02-01', until: '2026-02-28' });
    expect(february.history.map(({ meeting }) => meeting.title)).toEqual(['In February']);
    expect((await attendanceOf(room.student, room.admin, { from: '9999-12-31' })).history).toEqual([]);
  });
});
