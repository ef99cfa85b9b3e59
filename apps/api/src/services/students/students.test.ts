import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskTakens } from '../../db/schema/attempts.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  rightChoices,
  wrongChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const assistantPage = () => server.ok('getAssistant', { params: { id: room.assistant.id } }, room.admin);
const studentPage = (who = room.admin) => server.ok('getStudent', { params: { id: room.student.id } }, who);

describe('the page of a student', () => {
  test('has tasks with the marks of every attempt, and the trend of the released ones by skill', async () => {
    const first = await room.makeTask({ title: 'First', contents: [choiceQuestion()], maxAttempts: 2 });
    const right = await room.submitAnswers(first, [rightChoices]);
    await server.ok('releaseTaskTaken', { params: { id: right._id } }, room.admin);
    const before = await studentPage();
    const wrong = await room.submitAnswers(first, [wrongChoices]);
    const page = await studentPage();
    expect(page).toMatchObject({ name: 'Sara', groups: [{ _id: room.group, name: 'Cairo' }] });
    // What is not released is on the page, and not in the trend.
    expect(page.tasks[0]?.attempts).toMatchObject([
      { _id: wrong._id, number: 2, status: 'marked', mark: 1 },
      { _id: right._id, number: 1, status: 'released', mark: 2, maximum: 2 },
    ]);
    expect(page.trend).toEqual(before.trend);
    const month = server.clock.now().toISOString().slice(0, 7);
    expect(page.trend).toEqual([{ skill: choiceQuestion().type, month, percent: 100, answers: 1 }]);
    await server.ok('releaseTaskTaken', { params: { id: wrong._id } }, room.admin);
    expect((await studentPage()).trend).toMatchObject([{ percent: 75, answers: 2 }]);
  });

  test('counts a mark in the month of its release by the school’s clock', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const { _id: id } = await room.submitAnswers(task, [rightChoices], room.classmate);
    await server.ok('releaseTaskTaken', { params: { id } }, room.admin);
    const monthsOf = async (releasedAt: string) => {
      const { db } = server.app;
      await db
        .update(taskTakens)
        .set({ releasedAt: new Date(releasedAt) })
        .where(eq(taskTakens.id, id));
      const { trend } = await server.ok('getStudent', { params: { id: room.classmate.id } }, room.admin);
      return trend.map(({ month }) => month);
    };
    expect(server.app.timeZone).toBe('Africa/Cairo');
    expect(await monthsOf('2026-02-28T21:59:59Z')).toEqual(['2026-02']);
    expect(await monthsOf('2026-02-28T22:00:00Z')).toEqual(['2026-03']);
  });

  test('has account and parents for admins alone, and for an assistant only tasks of theirs', async () => {
    const task = await room.makeTask({ title: 'Of Cairo', contents: [choiceQuestion()] });
    expect((await studentPage()).account).toMatchObject({
      user: { email: room.student.email },
      parents: [{ _id: room.parent.id, name: 'Nadia' }],
    });
    const seen = await studentPage(room.assistant);
    expect(seen.account).toBeNull();
    expect(seen.tasks.map(({ _id }) => _id)).toContain(task._id);
    expect(JSON.stringify(seen)).not.toContain(room.student.email);
    const failure = await server.fails('getStudent', { params: { id: room.student.id } }, room.otherAssistant);
    expect(failure.status).toBe(404);
  });
});

test('diplomas with progress and the attendance of the student are on the page and on the printed report, for everybody who may have it', async () => {
  const { _id: diploma } = await server.ok('createDiploma', { body: { name: 'English B2' } }, room.admin);
  const tasks = [
    await room.makeTask({ title: 'Part 1', contents: [choiceQuestion()] }),
    await room.makeTask({ title: 'Part 2', contents: [choiceQuestion()] }),
  ];
  const items = tasks.map(({ _id: task }) => ({ kind: 'task' as const, task }));
  const body = { groups: [room.group], items };
  await server.ok('updateDiplomaCourse', { params: { id: diploma }, body }, room.admin);
  const attempt = await room.submitAnswers(tasks[0]!, [rightChoices]);
  await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.admin);
  const course = { diploma, name: 'English B2', percent: 50 };
  const attendance = { counts: { present: 0, late: 0, absent: 0, excused: 0 }, ratePercent: null };
  expect(await studentPage()).toMatchObject({ courses: [course], attendance });
  for (const who of [room.admin, room.assistant, room.parent, room.student]) {
    const report = await server.ok('getStudentReport', { params: { id: room.student.id }, query: {} }, who);
    expect(report.courses).toEqual([{ ...course, done: 1, parts: 2 }]);
  }
});

describe('parents', () => {
  test('are linked and unlinked by an admin, and see the child exactly as long', async () => {
    const child = { params: { id: room.student.id } };
    const link = { ...child, body: { parent: room.otherParent.id } };
    await server.ok('linkParent', link, room.admin);
    await server.ok('linkParent', link, room.admin);
    await server.ok('getChild', child, room.otherParent);
    const unlink = { params: { id: room.student.id, parentId: room.otherParent.id } };
    await server.ok('unlinkParent', unlink, room.admin);
    expect((await server.fails('getChild', child, room.otherParent)).status).toBe(404);
  });

  test('can only be parents', async () => {
    const link = { params: { id: room.student.id }, body: { parent: room.assistant.id } };
    expect(await server.fails('linkParent', link, room.admin)).toMatchObject({
      status: 422,
      errors: { parent: [expect.any(String)] },
    });
  });

  test('link themselves with a code that an admin made, and not with one that it replaced', async () => {
    const params = { id: room.classmate.id };
    const old = await server.ok('createStudentPairingCode', { params }, room.admin);
    const { code } = await server.ok('createStudentPairingCode', { params }, room.admin);
    expect((await server.fails('usePairingCode', { body: { code: old.code } }, room.parent)).status).toBe(422);
    const child = await server.ok('usePairingCode', { body: { code } }, room.parent);
    expect(child._id).toBe(room.classmate.id);
  });
});

test('a session that an admin ends is over, and nobody else’s', async () => {
  const token = await server.login(room.classmate);
  const { items } = await server.ok('listUserSessions', { params: { id: room.classmate.id } }, room.admin);
  expect(items).toHaveLength(2);
  expect(items.some(({ current }) => current)).toBe(false);
  await server.ok('endUserSession', { params: { id: items[0]?._id ?? '' } }, room.admin);
  const left = await server.ok('listUserSessions', { params: { id: room.classmate.id } }, room.admin);
  expect(left.items.map(({ _id }) => _id)).toEqual([items[1]?._id]);
  const [old, fresh] = await Promise.all([
    server.send('getMe', {}, room.classmate),
    server.send('getMe', {}, { token }),
  ]);
  expect(new Set([old.status, fresh.status])).toEqual(new Set([200, 401]));
});

describe('notes of staff', () => {
  test('are read by all who see the student and written by their author alone', async () => {
    const student = room.otherStudent.id;
    const body = { student, text: 'Prefers to speak first.' };
    const note = await server.ok('createStaffNote', { body }, room.otherAssistant);
    const read = async (who = room.admin) => (await server.ok('listStaffNotes', { query: { student } }, who)).items;
    expect(await read()).toMatchObject([{ text: body.text, authorName: 'Bilal', isOwn: false }]);
    expect(await read(room.otherAssistant)).toMatchObject([{ isOwn: true }]);
    const params = { id: note._id };
    expect((await server.fails('updateStaffNote', { params, body: { text: 'No.' } }, room.admin)).status).toBe(404);
    server.clock.advance({ minutes: 1 });
    await server.ok('updateStaffNote', { params, body: { text: 'Speaks well.' } }, room.otherAssistant);
    const [changed] = await read();
    expect(changed?.text).toBe('Speaks well.');
    expect(changed?.updatedAt).not.toBe(changed?.createdAt);
    await server.ok('removeStaffNote', { params }, room.otherAssistant);
    expect(await read()).toEqual([]);
  });
});

describe('the page of an assistant', () => {
  test('has what waits for them, and what they have marked', async () => {
    const before = await assistantPage();
    const task = await room.makeTask({ title: 'Essay', contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('It was cold.')]);
    const waiting = (await assistantPage()).waiting;
    expect(waiting.count).toBe(before.waiting.count + 1);
    expect(waiting.tasks).toContainEqual({ _id: task._id, title: 'Essay', count: 1, oldestAt: attempt.submittedAt });

    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    const [question] = sheet.questions;
    const answers = [{ ...essayText('')[0]!, studentContentMark: 6, reviewed: true }];
    const params = { id: question?.answer ?? '' };
    await server.ok('saveMarks', { params, headers: { 'if-match': '0' }, body: { answers } }, room.assistant);
    const { marking, waiting: left, groups } = await assistantPage();
    expect(left.count).toBe(before.waiting.count);
    expect(groups).toEqual([{ _id: room.group, name: 'Cairo', students: 2 }]);
    expect(marking).toMatchObject({ markedLately: 1, timed: 1, medianHours: null });
    expect(marking.components).toMatchObject([
      { component: 'content', count: 1, percent: null, othersCount: 0 },
      { component: 'language', count: 1 },
    ]);
  });
});
