import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { taskTakens } from '../../db/schema/attempts.ts';
import { sessions } from '../../db/schema/auth.ts';
import { meetings } from '../../db/schema/meetings.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { makeLecture } from '../../testing/lectures.ts';
import { planMeeting } from '../../testing/meetings.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

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

const assistantHome = (who = room.assistant) => server.ok('getAssistantHome', {}, who);
const ids = (home: { meetings: { _id: string }[] }) => home.meetings.map(({ _id }) => _id);
const entry = (who: SignedInPerson) => ({ student: who.id, status: 'Present' as const, rev: 0 });
const overdue = async () => (await assistantHome()).silent.students.find(({ name }) => name === 'Sara')?.overdue;
const adminHome = () => server.ok('getAdminHome', {}, room.admin);

/** Moves the last use of the platform of a person to some days ago. */
async function wasSeen(who: SignedInPerson, daysAgo: number) {
  const { db, clock } = server.app;
  const at = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  await db
    .update(users)
    .set({ lastLoginAt: at, createdAt: new Date(0) })
    .where(eq(users.id, who.id));
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.userId, who.id));
  await db.update(taskTakens).set({ startedAt: at, submittedAt: at }).where(eq(taskTakens.studentId, who.id));
}

describe('what waits', () => {
  test('is for an assistant the work of their students, oldest first; what needs no marker is not part of it', async () => {
    const essay = await room.makeTask({ title: 'An essay', contents: [essayQuestion()] });
    const quiz = await room.makeTask({ title: 'A quiz', contents: [choiceQuestion()] });
    await room.submitAnswers(quiz, [rightChoices]);
    const first = await room.submitAnswers(essay, [essayText('A text.')], room.classmate);
    server.clock.advance({ hours: 30 });
    const second = await room.submitAnswers(essay, [essayText('A text.')]);
    // A session is extended in the background, and the clock goes on faster here.
    await server.app.background.drain();
    const { waiting } = await assistantHome();
    expect(waiting.count).toBe(2);
    expect(waiting.attempts).toMatchObject([
      { _id: first._id, student: { name: 'Samir' }, task: { title: 'An essay', skill: 'Writing' }, pending: 1 },
      { _id: second._id, student: { name: 'Sara' } },
    ]);
    expect((await assistantHome(room.otherAssistant)).waiting).toEqual({ count: 0, attempts: [] });

    server.clock.advance({ hours: 1 });
    const { unmarked } = await adminHome();
    expect(unmarked).toMatchObject({ count: 2, byAge: { day: 1, threeDays: 1, week: 0, older: 0 } });
    expect(unmarked.tasks).toMatchObject([
      { title: 'An essay', skill: 'Writing', count: 2, oldestAt: first.submittedAt },
    ]);
    server.clock.advance({ days: 6 });
    expect((await adminHome()).unmarked.byAge).toEqual({ day: 0, threeDays: 0, week: 1, older: 1 });
  });

  test('is for an admin also who registered, oldest first', async () => {
    expect((await adminHome()).registrations).toEqual({ count: 0, people: [] });
    for (const name of ['Noha', 'Adam', 'Mona', 'Karim', 'Laila']) {
      const { id } = await server.makePerson({ role: 'student', name });
      await server.app.db
        .update(users)
        .set({ status: 'pending', createdAt: server.clock.now() })
        .where(eq(users.id, id));
      server.clock.advance({ minutes: 1 });
    }
    const { count, people } = (await adminHome()).registrations;
    expect([count, people.map(({ name }) => name)]).toEqual([5, ['Noha', 'Adam', 'Mona', 'Karim']]);
  });
});

describe('meetings', () => {
  test('are those of the school’s day, and a sheet is open until everybody is confirmed', async () => {
    const meeting = await planMeeting(server, room, 0, { title: 'Reading circle' });
    expect(ids(await assistantHome())).toEqual([meeting._id]);
    expect(ids(await assistantHome(room.otherAssistant))).toEqual([]);
    expect((await assistantHome()).sheets).toEqual([]);
    const home = await adminHome();
    expect(ids(home)).toEqual([meeting._id]);
    expect(home.attendance).toEqual({ present: 0, late: 0, absent: 0, excused: 0, open: 2 });

    server.clock.advance({ minutes: 61 });
    const save = (who: SignedInPerson) =>
      server.ok('saveAttendance', { params: { id: meeting._id }, body: { entries: [entry(who)] } }, room.assistant);
    await save(room.student);
    for (const { sheets } of [await assistantHome(), await adminHome()])
      expect(sheets).toMatchObject([{ title: 'Reading circle', confirmedCount: 1 }]);
    await save(room.classmate);
    expect((await assistantHome()).sheets).toEqual([]);
    expect(await adminHome()).toMatchObject({ sheets: [], disputes: 0 });
    const params = { id: meeting._id };
    await server.ok('disputeAttendance', { params, body: { text: 'I came late.' } }, room.student);
    expect(await adminHome()).toMatchObject({ sheets: [{ title: 'Reading circle', disputeCount: 1 }], disputes: 1 });
    // Nobody can answer a dispute at a cancelled meeting.
    const { title, startsAt, endsAt, groups, rev } = meeting;
    const body = { title, startsAt, endsAt, groups, rev, isCancelled: true };
    await server.ok('updateMeeting', { params, body }, room.admin);
    expect(await adminHome()).toMatchObject({ sheets: [], disputes: 0 });
    server.clock.advance({ days: 1 });
    expect(ids(await assistantHome())).toEqual([]);
    expect((await adminHome()).attendance.present).toBe(0);
  });
});

describe('students who fell silent', () => {
  test('have done nothing for a week; an admin in their place does not count, and their overdue tasks do', async () => {
    await wasSeen(room.student, 9);
    await wasSeen(room.classmate, 6);
    await wasSeen(room.otherStudent, 1);
    const { clock, ok } = server;
    const dueAt = new Date(clock.now().getTime() - 86_400_000).toISOString();
    await room.makeTask({ title: 'Due yesterday', contents: [choiceQuestion()], dueAt });
    await ok('forceLogin', { body: { userId: room.student.id, reason: 'Asked for help with the login.' } }, room.admin);
    const { silent } = await assistantHome();
    const nineDaysAgo = new Date(clock.now().getTime() - 9 * 86_400_000).toISOString();
    expect(silent).toMatchObject({ count: 1, students: [{ name: 'Sara', lastActiveAt: nineDaysAgo, overdue: 1 }] });
    expect((await assistantHome(room.otherAssistant)).silent.count).toBe(0);
    await ok('getMe', {}, { token: await server.login(room.student) });
    expect((await assistantHome()).silent.count).toBe(0);
  });

  test('are back as soon as they use a session of theirs, or work on a task', async () => {
    await wasSeen(room.student, 9);
    await wasSeen(room.classmate, 9);
    const { db, clock } = server.app;
    expect((await assistantHome()).silent.count).toBe(2);
    await db.update(sessions).set({ lastUsedAt: clock.now() }).where(eq(sessions.userId, room.student.id));
    expect((await assistantHome()).silent.students.map(({ name }) => name)).toEqual(['Samir']);
    await db.update(taskTakens).set({ submittedAt: clock.now() }).where(eq(taskTakens.studentId, room.classmate.id));
    expect((await assistantHome()).silent.count).toBe(0);
  });

  test('are behind with the tasks alone that the assistant sees, and not with those of another group', async () => {
    await wasSeen(room.student, 9);
    const member = { groupId: room.otherGroup, userId: room.student.id };
    await server.app.db.insert(groupStudents).values(member);
    const before = await overdue();
    const dueAt = new Date(server.clock.now().getTime() - 86_400_000).toISOString();
    await room.makeTask({ title: 'Of others', contents: [choiceQuestion()], groups: [room.otherGroup], dueAt });
    expect(await overdue()).toBe(before);
    await server.app.db
      .delete(groupStudents)
      .where(and(eq(groupStudents.groupId, member.groupId), eq(groupStudents.userId, member.userId)));
  });

  test('are behind with no lectures that they have completed', async () => {
    await wasSeen(room.student, 9);
    const { db, clock } = server.app;
    const before = (await overdue()) ?? 0;
    const [video, draft] = [await makeLecture(server, room.group), await makeLecture(server, room.group, 'Draft')];
    const dueAt = new Date(clock.now().getTime() - 86_400_000).toISOString();
    await room.makeTask({ title: 'Watch', kind: 'vdo-lect', videos: [video, draft], dueAt });
    await db.update(videos).set({ status: 'draft' }).where(eq(videos.id, draft));
    expect(await overdue()).toBe(before + 1);
    const own = { videoId: video, studentId: room.student.id };
    await db.insert(videoProgress).values({ ...own, beatAt: clock.now(), completedAt: clock.now() });
    expect(await overdue()).toBe(before);
  });

  test('may never have logged in', async () => {
    await server.app.db
      .update(users)
      .set({ lastLoginAt: null, createdAt: new Date(0) })
      .where(eq(users.id, room.otherStudent.id));
    await server.app.db.delete(sessions).where(eq(sessions.userId, room.otherStudent.id));
    expect((await assistantHome(room.otherAssistant)).silent.students).toMatchObject([
      { name: 'Omar', lastActiveAt: null },
    ]);
  });
});

test('an assistant without a group is told from one for whom nothing waits', async () => {
  const newcomer = await server.makePerson({ role: 'assistant', name: 'Newcomer' });
  const login = { token: await server.login(newcomer) };
  expect(await server.ok('getAssistantHome', {}, login)).toMatchObject({ hasGroups: false, waiting: { count: 0 } });
  expect(await assistantHome(room.otherAssistant)).toMatchObject({ hasGroups: true });
});

test('what a school begins with is there once it was made', async () => {
  const fresh = await testServer();
  const admin = await fresh.makePerson({ role: 'admin', name: 'Huda' });
  const caller = { token: await fresh.login(admin) };
  const beginnings = async () => (await fresh.ok('getAdminHome', {}, caller)).beginnings;
  const none = { hasGroups: false, hasStudents: false, hasQuestions: false, hasTasks: false };
  expect(await beginnings()).toEqual(none);
  await fresh.makePerson({ role: 'assistant', name: 'Daniel' });
  expect(await beginnings()).toEqual(none);
  await fresh.makePerson({ role: 'student', name: 'Sara' });
  await fresh.ok('createGroup', { body: { name: 'B2' } }, caller);
  expect(await beginnings()).toEqual({ ...none, hasGroups: true, hasStudents: true });
  await fresh.close();
  await room.makeTask({ contents: [choiceQuestion()] });
  const all = { hasGroups: true, hasStudents: true, hasQuestions: true, hasTasks: true };
  expect((await adminHome()).beginnings).toEqual(all);
});

test('jobs that failed for good are counted', async () => {
  expect((await adminHome()).failedJobs).toBe(0);
  server.addFailedJob('sweep-files', {});
  expect((await adminHome()).failedJobs).toBe(1);
});

test('storage is what the school has stored', async () => {
  expect((await adminHome()).storage).toEqual({ usedBytes: 0, allowedBytes: null, disk: 'ok' });
});
