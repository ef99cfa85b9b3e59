import { type Notice, noticeText } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notices } from '../../db/schema/notices.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { anHourFrom, planMeeting } from '../../testing/meetings.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { defaultDigest } from './default-choices.ts';
import { closeMeetings } from '../attendance/close-meetings.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(() => server.app.db.delete(notices));

/** The notices of a person, oldest first. */
const told = async (who: SignedInPerson): Promise<Notice[]> =>
  (await server.ok('listNotices', {}, who)).items.toReversed();

const kinds = async (who: SignedInPerson) => (await told(who)).map(({ kind }) => kind);

const isolated = (name: string) => `\u2068${name}\u2069`;

test('a task tells its students when it is published, those who join later, and nobody twice', async () => {
  const { admin, student, classmate, otherStudent, group, otherGroup } = room;
  const task = await room.makeTask({ contents: [choiceQuestion()], title: 'Trains' });
  expect(await told(student)).toMatchObject([
    { kind: 'task-set', about: { task: { title: 'Trains' } }, path: `/student/tasks/${task._id}` },
  ]);
  expect(await kinds(otherStudent)).toEqual([]);

  const { _id, title, questions, groups } = task;
  const body = { title, questions, groups, status: 'published' as const };
  await server.ok('updateTask', { params: { id: _id }, body: { ...body, groups: [group, otherGroup] } }, admin);
  expect(await kinds(otherStudent)).toEqual(['task-set']);
  expect(await kinds(student)).toEqual(['task-set']);

  // Told, read and swept long ago: a save tells nothing anew.
  await server.app.db.delete(notices).where(eq(notices.userId, classmate.id));
  await server.ok('updateTask', { params: { id: _id }, body: { ...body, title: 'Trains again' } }, admin);
  expect(await kinds(classmate)).toEqual([]);

  const newcomer = await server.makePerson({ role: 'student', name: 'Nour', status: 'pending' });
  const { name, email } = newcomer;
  const approved = { name, email, role: 'student' as const, groups: [group], status: 'active' as const };
  await server.ok('updateUser', { params: { id: newcomer.id }, body: approved }, admin);
  const signedIn = { ...newcomer, token: await server.login(newcomer) };
  expect(await kinds(signedIn)).toEqual(['task-set']);

  const late = await server.makePerson({ role: 'student', name: 'Laila' });
  const members = { students: [student.id, classmate.id, newcomer.id, late.id], assistants: [room.assistant.id] };
  await server.ok('updateGroup', { params: { id: group }, body: { name: 'Cairo', ...members } }, admin);
  expect(await kinds({ ...late, token: await server.login(late) })).toEqual(['task-set']);
  expect(await kinds(student)).toEqual(['task-set']);

  await server.ok('updateTask', { params: { id: _id }, body: { ...body, status: 'draft' } }, admin);
  expect(await kinds(student)).toEqual([]);
});

test('a release tells the student and the parents, and a return takes that back', async () => {
  const { student, classmate, parent, otherParent, assistant } = room;
  const task = await room.makeTask({ contents: [choiceQuestion()], title: 'Quiz' });
  const attempt = await room.submitAnswers(task, []);
  await room.submitAnswers(task, [], classmate);
  await server.app.db.delete(notices);
  await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, assistant);
  await server.ok('releaseTask', { params: { id: task._id }, body: {} }, assistant);
  expect(await told(student)).toMatchObject([
    { kind: 'marks-released', about: { student: null }, path: `/student/tasks/${task._id}?result=${attempt._id}` },
  ]);
  expect(await told(parent)).toMatchObject([
    {
      kind: 'marks-released',
      about: { task: { title: 'Quiz' }, student: { name: 'Sara' } },
      path: `/parent/tasks/correct/${task._id}/task-taken/${attempt._id}`,
    },
  ]);
  expect(await kinds(classmate)).toEqual(['marks-released']);
  expect(await kinds(otherParent)).toEqual([]);

  server.clock.advance({ minutes: 1 });
  await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: { note: 'Again.' } }, assistant);
  expect(await kinds(student)).toEqual(['task-returned']);
  expect(await kinds(parent)).toEqual([]);
  await room.submit(attempt, student, 'second-submit');
  await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, assistant);
  expect(await kinds(parent)).toEqual(['marks-released']);
});

test('a meeting that is moved, cancelled, held after all or removed tells those whom it concerns', async () => {
  const { admin, assistant, student, otherStudent, parent, otherParent, group } = room;
  const meeting = await planMeeting(server, room, 48, { teacher: assistant.id });
  const write = (body: object, rev: number) => {
    const { title, groups, teacher, startsAt, endsAt } = meeting;
    const whole = { title, groups, teacher, startsAt, endsAt, rev, ...body };
    return server.ok('updateMeeting', { params: { id: meeting._id }, body: whole }, admin);
  };
  await write({ description: 'Bring the book.' }, 1);
  expect(await kinds(student)).toEqual([]);
  const times = anHourFrom(server, 72);
  await write(times, 2);
  for (const who of [student, assistant])
    expect(await told(who)).toMatchObject([
      { kind: 'meeting-moved', about: { startsAt: times.startsAt, startedAtBefore: meeting.startsAt, more: 0 } },
    ]);
  expect(await told(parent)).toMatchObject([
    {
      kind: 'meeting-moved',
      about: { startsAt: times.startsAt, student: { _id: student.id, name: 'Sara' } },
      path: `/parent/child/${student.id}`,
    },
  ]);
  expect(await kinds(otherParent)).toEqual([]);
  server.clock.advance({ minutes: 1 });
  await write({ ...times, isCancelled: true }, 3);
  server.clock.advance({ minutes: 1 });
  await write(times, 4);
  for (const who of [student, parent])
    expect((await told(who)).slice(1)).toMatchObject([
      { kind: 'meeting-cancelled', about: { startsAt: times.startsAt } },
      { kind: 'meeting-moved', about: { startsAt: times.startsAt, startedAtBefore: null } },
    ]);
  server.clock.advance({ minutes: 1 });
  await server.ok('removeMeeting', { params: { id: meeting._id } }, admin);
  expect((await kinds(student)).at(-1)).toBe('meeting-cancelled');
  expect(await kinds(admin)).toEqual([]);
  expect(await kinds(otherStudent)).toEqual([]);

  await server.app.db.delete(notices);
  const past = await planMeeting(server, room, -5);
  const { title, startsAt, endsAt, rev } = past;
  const corrected = { title, groups: [group], startsAt, endsAt: anHourFrom(server, -4.5).endsAt, rev };
  await server.ok('updateMeeting', { params: { id: past._id }, body: { ...corrected, endsAt } }, admin);
  expect(await kinds(student)).toEqual([]);
});

test('another room or link alone is told too, in words, and not to parents who have turned that off', async () => {
  const { admin, assistant, student, parent } = room;
  const meeting = await planMeeting(server, room, 48, { teacher: assistant.id, place: 'Room 4' });
  const channels = { 'meeting-changed': 'off' } as const;
  const write = (body: object, rev: number) => {
    const { title, groups, teacher, place, startsAt, endsAt } = meeting;
    const whole = { title, groups, teacher, place, startsAt, endsAt, rev, ...body };
    return server.ok('updateMeeting', { params: { id: meeting._id }, body: whole }, admin);
  };
  await write({ place: 'Room 5' }, 1);
  const [ofStudent] = await told(student);
  expect(ofStudent).toMatchObject({ kind: 'meeting-changed', about: { place: 'Room 5', isLinkChanged: false } });
  const [ofParent] = await told(parent);
  expect(ofParent).toMatchObject({ kind: 'meeting-changed', path: `/parent/child/${student.id}` });
  expect(noticeText('en', ofParent!, () => 'today')).toBe(
    `${isolated('Sara')}: “${isolated('Reading')}”, today: it is now in ${isolated('Room 5')}`,
  );
  expect(noticeText('ar', ofParent!, () => 'اليوم')).toContain(`مكانه الآن ${isolated('Room 5')}`);

  await server.ok('updateNoticeChoices', { body: { channels, digest: defaultDigest } }, parent);
  server.clock.advance({ minutes: 1 });
  await write({ place: 'Room 5', link: 'https://meet.example/reading' }, 2);
  expect((await told(assistant)).at(-1)).toMatchObject({ about: { place: null, isLinkChanged: true } });
  expect(await kinds(student)).toEqual(['meeting-changed', 'meeting-changed']);
  expect(await kinds(parent)).toEqual(['meeting-changed']);
});

test('another time and another room at once are both told', async () => {
  const { admin, student, group } = room;
  const meeting = await planMeeting(server, room, 48, { place: 'Room 4' });
  const times = anHourFrom(server, 72);
  const body = { title: meeting.title, groups: [group], place: 'Room 9', rev: 1, ...times };
  await server.ok('updateMeeting', { params: { id: meeting._id }, body }, admin);
  expect(await told(student)).toMatchObject([
    { kind: 'meeting-moved', about: { startsAt: times.startsAt } },
    { kind: 'meeting-changed', about: { startsAt: times.startsAt, place: 'Room 9' } },
  ]);
});

test('a series tells of all its meetings at once', async () => {
  const { admin, student, group } = room;
  const rule = {
    firstDate: '2026-03-09',
    lastDate: '2026-03-30',
    weekdays: [1],
    startTime: '17:00',
    durationMinutes: 60,
  };
  const body = { title: 'Weekly', groups: [group], when: { kind: 'weekly' as const, rule } };
  const { series } = await server.ok('createMeeting', { body }, admin);
  const id = series?._id ?? '';
  const later = { title: 'Weekly', groups: [group], rule: { ...rule, startTime: '18:00', lastDate: '2026-03-23' } };
  await server.ok('updateMeetingSeries', { params: { id }, body: later }, admin);
  const changed = await told(student);
  expect(changed).toHaveLength(2);
  expect(changed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'meeting-moved', about: expect.objectContaining({ more: 2 }) }),
      expect.objectContaining({ kind: 'meeting-cancelled', about: expect.objectContaining({ more: 0 }) }),
    ]),
  );
  server.clock.advance({ minutes: 1 });
  await server.ok('cancelMeetingSeries', { params: { id } }, admin);
  expect((await told(student)).at(-1)).toMatchObject({ kind: 'meeting-cancelled', about: { more: 2 } });
  await server.app.db.delete(notices);
  server.clock.advance({ minutes: 1 });
  const [meeting] = (await server.ok('listMeetings', { query: { state: 'cancelled' } }, admin)).items;
  await server.ok('restoreMeetingSeries', { params: { id }, body: { meeting: meeting?._id ?? '' } }, admin);
  expect(await told(student)).toMatchObject([{ kind: 'meeting-moved', about: { startedAtBefore: null, more: 2 } }]);
});

test('a series with another room tells once, of all meetings, also where their time is another', async () => {
  const { admin, student, group } = room;
  const rule = {
    firstDate: '2026-03-09',
    lastDate: '2026-03-23',
    weekdays: [1],
    startTime: '17:00',
    durationMinutes: 60,
  };
  const body = { title: 'Weekly', groups: [group] };
  const { series } = await server.ok('createMeeting', { body: { ...body, when: { kind: 'weekly', rule } } }, admin);
  const params = { id: series?._id ?? '' };
  await server.ok('updateMeetingSeries', { params, body: { ...body, rule, place: 'Hall' } }, admin);
  expect(await told(student)).toMatchObject([{ kind: 'meeting-changed', about: { place: 'Hall', more: 2 } }]);
  await server.app.db.delete(notices);
  server.clock.advance({ minutes: 1 });
  const later = { ...rule, startTime: '18:00' };
  await server.ok('updateMeetingSeries', { params, body: { ...body, rule: later, place: 'Room 9' } }, admin);
  expect(await told(student)).toMatchObject([
    { kind: 'meeting-moved', about: { more: 2 } },
    { kind: 'meeting-changed', about: { place: 'Room 9', more: 2 } },
  ]);
});

test('a dispute of attendance tells the teacher of the meeting until it is answered', async () => {
  const { assistant, student, admin } = room;
  const meeting = await planMeeting(server, room, -3, { teacher: assistant.id });
  const save = (status: 'Absent' | 'Present', rev: number) => {
    const entries = [{ student: student.id, status, rev }];
    return server.ok('saveAttendance', { params: { id: meeting._id }, body: { entries } }, assistant);
  };
  await save('Absent', 0);
  await server.ok('disputeAttendance', { params: { id: meeting._id }, body: { text: 'I was there.' } }, student);
  expect(await told(assistant)).toMatchObject([
    {
      kind: 'attendance-disputed',
      about: { student: { name: 'Sara' } },
      path: `/assistant/meetings/${meeting._id}`,
    },
  ]);
  expect(await kinds(admin)).toEqual([]);
  await save('Present', 2);
  expect(await kinds(assistant)).toEqual([]);
});

test('a dispute of attendance is told to the admins where the teacher of the meeting has left', async () => {
  const { student, admin } = room;
  const teacher = await server.makePerson({ role: 'assistant', name: 'Dina' });
  const meeting = await planMeeting(server, room, -3, { teacher: teacher.id });
  const entries = [{ student: student.id, status: 'Absent' as const, rev: 0 }];
  await server.ok('saveAttendance', { params: { id: meeting._id }, body: { entries } }, admin);
  await server.ok('removeUser', { params: { id: teacher.id } }, admin);
  await server.ok('disputeAttendance', { params: { id: meeting._id }, body: { text: 'I was there.' } }, student);
  expect(await told(admin)).toMatchObject([{ kind: 'attendance-disputed', path: `/admin/meetings/${meeting._id}` }]);
});

test('parents are told of an absence, by staff or by the close, and not of one that was a mistake', async () => {
  const { assistant, student, parent, otherParent } = room;
  const meeting = await planMeeting(server, room, -3);
  const save = (status: 'Absent' | 'Excused' | 'Present', rev: number) =>
    server.ok(
      'saveAttendance',
      { params: { id: meeting._id }, body: { entries: [{ student: student.id, status, rev }] } },
      assistant,
    );
  await save('Absent', 0);
  expect(await told(parent)).toMatchObject([{ kind: 'child-absent', path: `/parent/child/${student.id}` }]);
  await save('Excused', 1);
  expect(await kinds(parent)).toEqual([]);

  const another = await planMeeting(server, room, -3, { title: 'Writing' });
  server.clock.advance({ minutes: 15 });
  await closeMeetings(server.app);
  // A meeting of an earlier test ends here, too.
  const absences = (await told(parent)).filter(({ about }) => 'meeting' in about && about.meeting._id === another._id);
  expect(absences).toMatchObject([{ kind: 'child-absent', about: { meeting: { title: 'Writing' } } }]);
  expect(await kinds(otherParent)).toEqual([]);
});

test('a meeting that is cancelled afterwards was nobody’s absence, and is in no dispute', async () => {
  const { admin, parent, student } = room;
  const { _id: id } = await planMeeting(server, room, -3);
  const entries = [{ student: student.id, status: 'Absent' as const, rev: 0 }];
  await server.ok('saveAttendance', { params: { id }, body: { entries } }, admin);
  await server.ok('disputeAttendance', { params: { id }, body: { text: 'I was there.' } }, student);
  expect([await kinds(parent), await kinds(admin)]).toEqual([['child-absent'], ['attendance-disputed']]);
  const { meeting } = await server.ok('getAttendanceSheet', { params: { id } }, admin);
  const { title, startsAt, endsAt, groups, rev } = meeting;
  const body = { title, startsAt, endsAt, groups, rev, isCancelled: true };
  await server.ok('updateMeeting', { params: { id }, body }, admin);
  expect([await kinds(parent), await kinds(admin)]).toEqual([[], []]);
});

test('a registration that waits tells the admins until it is decided', async () => {
  const { admin, assistant } = room;
  const newcomer = { name: 'Yara', email: 'yara@rubrica.test', phone: '+201001234567' };
  const body = { ...newcomer, password: 'green-window-3', consent: true as const };
  await server.ok('register', { body });
  await server.app.background.drain();
  const [notice] = await told(admin);
  expect(notice).toMatchObject({ kind: 'registration-waiting', about: { student: { name: 'Yara' } } });
  expect(await kinds(assistant)).toEqual([]);
  const { items } = await server.ok('listUsers', { query: { search: 'yara' } }, admin);
  const approved = { ...newcomer, role: 'student' as const, status: 'active' as const };
  await server.ok('updateUser', { params: { id: items[0]!._id }, body: approved }, admin);
  expect(await kinds(admin)).toEqual([]);
});
