import type { Task, TaskTaken } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupStudents, users } from '../../db/schema/people.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  halfRightGaps,
  gapQuestion,
  rightChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('tasks', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const leaveGroup = (who: SignedInPerson) =>
    server.app.db
      .delete(groupStudents)
      .where(and(eq(groupStudents.groupId, room.group), eq(groupStudents.userId, who.id)));
  const join = (who: SignedInPerson) =>
    server.app.db.insert(groupStudents).values({ groupId: room.group, userId: who.id });
  const write = ({ counts: _, ...body }: Task, change: object) =>
    server.ok('updateTask', { params: { id: body._id }, body: { ...body, ...change } }, room.admin);
  const read = (task: Task, who = room.student) => server.ok('getAssignedTask', { params: { id: task._id } }, who);
  const listed = async ({ title }: Task, who: SignedInPerson, query: object = {}) =>
    (await server.ok('listAssignedTasks', { query: { search: title, ...query } }, who)).items;
  const childsTasks = (task: Task) => listed(task, room.parent, { student: room.student.id });
  const release = ({ _id: id }: TaskTaken) => server.ok('releaseTaskTaken', { params: { id } }, room.admin);

  test('an incomplete task can be a draft but not published', async () => {
    const draft = await server.ok('createTask', { body: { title: 'Empty' } }, room.admin);
    expect(draft).toMatchObject({ status: 'draft', counts: { assigned: 0, toMark: 0 } });
    const body = { title: 'Empty', status: 'published' as const };
    const failure = await server.fails('updateTask', { params: { id: draft._id }, body }, room.admin);
    expect(failure).toMatchObject({
      status: 422,
      errors: { questions: [expect.any(String)], groups: [expect.any(String)] },
    });
  });

  test('the objects that a task refers to must exist', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    const body = { title: 'Lost', questions: [nobody], groups: [nobody], students: [room.parent.id] };
    const failure = await server.fails('createTask', { body }, room.admin);
    expect(Object.keys(failure.errors ?? {})).toEqual(['questions.0', 'groups.0', 'students.0']);
  });

  test('a task is returned as it was written, with its questions in order', async () => {
    const questions = [await room.makeQuestion(essayQuestion()), await room.makeQuestion(choiceQuestion())];
    const body = {
      title: 'Mock paper',
      kind: 'quiz' as const,
      questions,
      groups: [room.group],
      students: [room.otherStudent.id],
      openAt: '2026-03-02T08:00:00.000Z',
      dueAt: '2026-03-03T08:00:00.000Z',
      closeAt: '2026-03-04T08:00:00.000Z',
      timeLimitMinutes: 45,
      extraTime: [{ student: room.student.id, minutes: 15 }],
      maxAttempts: 2,
      showModelAnswer: 'after-close' as const,
      status: 'published' as const,
    };
    const stored = await server.ok('createTask', { body }, room.admin);
    expect(stored).toMatchObject({ ...body, counts: { assigned: 3, inProgress: 0 } });
  });

  test('counts show the status of its attempts; assistants get those of their own students', async () => {
    const task = await room.makeTask({
      title: 'Counted',
      contents: [choiceQuestion(), essayQuestion()],
      groups: [room.group, room.otherGroup],
      maxAttempts: 2,
    });
    await room.submitAnswers(task, [rightChoices, essayText('Cold.')]);
    await room.submitAnswers(task, [rightChoices, essayText('Colder.')]);
    await room.start(task, room.classmate);
    await room.submitAnswers(task, [rightChoices], room.otherStudent);
    const query = { search: 'Counted' };
    const [forAdmin] = (await server.ok('listTasks', { query }, room.admin)).items;
    expect(forAdmin?.counts).toMatchObject({ assigned: 3, inProgress: 1, toMark: 2, marked: 1, released: 0 });
    expect(forAdmin?.counts.handedIn, 'students, of whom one has two attempts').toBe(2);
    const [forAssistant] = (await server.ok('listTasks', { query }, room.assistant)).items;
    expect(forAssistant?.counts).toMatchObject({ assigned: 2, inProgress: 1, toMark: 2, marked: 0, released: 0 });
    expect(forAssistant?.counts.handedIn).toBe(1);
  });

  test('a student who was deactivated is expected to hand in only where they have handed in', async () => {
    const groups = [room.group, room.otherGroup];
    const task = await room.makeTask({ contents: [choiceQuestion()], groups, students: [room.otherStudent.id] });
    await room.submitAnswers(task, [rightChoices]);
    await room.start(task, room.classmate);
    const { db } = server.app;
    const counted = async (...away: SignedInPerson[]) => {
      for (const { id } of away) await db.update(users).set({ status: 'disabled' }).where(eq(users.id, id));
      const { counts } = await server.ok('getTask', { params: { id: task._id } }, room.admin);
      for (const { id } of away) await db.update(users).set({ status: 'active' }).where(eq(users.id, id));
      return [counts.handedIn, counts.assigned];
    };
    expect(await counted()).toEqual([1, 3]);
    expect(await counted(room.otherStudent), 'has not begun').toEqual([1, 2]);
    expect(await counted(room.otherStudent, room.classmate), 'has only begun').toEqual([1, 1]);
    expect(await counted(room.student), 'has handed in').toEqual([1, 3]);
  });

  test('a task with attempts cannot be removed or become a draft again', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    await room.start(task);
    expect(await server.fails('removeTask', { params: { id: task._id } }, room.admin)).toMatchObject({
      status: 409,
      code: 'already_begun',
    });
    const { counts: _, ...body } = task;
    const drafted = await server.fails(
      'updateTask',
      { params: { id: task._id }, body: { ...body, status: 'draft' } },
      room.admin,
    );
    expect(drafted.code).toBe('already_begun');
  });

  test('a task in a course cannot be removed until the course no longer holds it', async () => {
    const { _id: task } = await room.makeTask({ contents: [choiceQuestion()] });
    const { _id: id } = await server.ok('createDiploma', { body: { name: 'Listening' } }, room.admin);
    const hold = (items: { kind: 'task'; task: typeof task }[]) =>
      server.ok('updateDiplomaCourse', { params: { id }, body: { groups: [], items } }, room.admin);
    await hold([{ kind: 'task', task }]);
    const failure = await server.fails('removeTask', { params: { id: task } }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'in_use' });
    await server.ok('getTask', { params: { id: task } }, room.admin);
    await hold([]);
    await server.ok('removeTask', { params: { id: task } }, room.admin);
  });

  test('a task without attempts can be removed', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    await server.ok('removeTask', { params: { id: task._id } }, room.admin);
    expect((await server.fails('getTask', { params: { id: task._id } }, room.admin)).status).toBe(404);
  });

  test('question statistics count answers that need a marker and exclude them from the mean', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), gapQuestion(), essayQuestion()] });
    await room.submitAnswers(task, [rightChoices, halfRightGaps, essayText('Cold.')]);
    await room.submitAnswers(task, [[{ studentAnswer: 'one-right', studentMark: 0 }]], room.classmate);
    const { items } = await server.ok('listTaskQuestions', { params: { id: task._id } }, room.admin);
    expect(
      items.map(({ maximum, answered, pending, meanPercent }) => [maximum, answered, pending, meanPercent]),
    ).toEqual([
      [2, 2, 0, 75],
      [2, 2, 1, 0],
      [10, 2, 1, 0],
    ]);
  });

  test('question statistics keep a question that was answered before the task had another in its place', async () => {
    const task = await room.makeTask({ contents: [essayQuestion(), choiceQuestion()] });
    const first = await room.submitAnswers(task, [essayText('Cold.'), rightChoices]);
    const [swapped, stays] = task.questions;
    const instead = await room.makeQuestion(essayQuestion());
    await write(task, { questions: [instead, stays] });
    const second = await room.submitAnswers(task, [essayText('Warm.'), rightChoices], room.classmate);
    const rows = async (who: SignedInPerson) =>
      (await server.ok('listTaskQuestions', { params: { id: task._id } }, who)).items.map(
        ({ question, answered, pending, toMark }) => [question, answered, pending, toMark],
      );
    const expected = [
      [instead, 1, 1, second._id],
      [stays, 2, 0, null],
      [swapped, 1, 1, first._id],
    ];
    expect(await rows(room.admin)).toEqual(expected);
    expect(await rows(room.assistant)).toEqual(expected);
  });

  test('a student sees the tasks assigned to them, their phase and whether they can start', async () => {
    const task = await room.makeTask({
      title: 'Timed',
      contents: [choiceQuestion()],
      openAt: '2026-03-02T10:00:00.000Z',
      dueAt: '2026-03-02T11:00:00.000Z',
      closeAt: '2026-03-02T12:00:00.000Z',
      timeLimitMinutes: 30,
      extraTime: [{ student: room.student.id, minutes: 10 }],
    });
    const seen = () => server.ok('getAssignedTask', { params: { id: task._id } }, room.student);
    expect(await seen()).toMatchObject({ phase: 'upcoming', canStart: false, timeLimitMinutes: 40, questionCount: 1 });
    const early = await server.fails('startTaskTaken', { body: { task: task._id } }, room.student);
    expect(early).toMatchObject({ status: 409, code: 'task_not_open' });
    server.clock.advance({ hours: 1 });
    expect(await seen()).toMatchObject({ phase: 'open', canStart: true });
    server.clock.advance({ hours: 1, seconds: 1 });
    expect(await seen()).toMatchObject({ phase: 'late', canStart: true });
    server.clock.advance({ hours: 1 });
    expect(await seen()).toMatchObject({ phase: 'closed', canStart: false, attempts: [] });
    const late = await server.fails('startTaskTaken', { body: { task: task._id } }, room.student);
    expect(late).toMatchObject({ status: 409, code: 'task_closed' });
  });

  test('a parent sees the tasks of the requested child and of nobody else', async () => {
    await room.makeTask({ title: 'For the child', contents: [choiceQuestion()] });
    const query = { search: 'For the child' };
    const list = await server.ok('listAssignedTasks', { query: { ...query, student: room.student.id } }, room.parent);
    expect(list.items).toHaveLength(1);
    const foreign = { query: { student: room.otherStudent.id } };
    expect((await server.fails('listAssignedTasks', foreign, room.parent)).status).toBe(404);
    expect((await server.fails('listAssignedTasks', { query }, room.parent)).status).toBe(422);
    expect((await server.ok('listAssignedTasks', { query }, room.otherStudent)).items).toEqual([]);
  });

  test('a task that is set for a student no more is there to read for who began it, and to go on with, but not to begin again', async () => {
    const task = await room.makeTask({ title: 'Left', contents: [choiceQuestion()], maxAttempts: 3 });
    const attempt = await room.start(task);
    await leaveGroup(room.student);
    try {
      expect(await read(task)).toMatchObject({ canStart: false, attempts: [{ _id: attempt._id }] });
      expect(await listed(task, room.student)).toMatchObject([{ _id: task._id, canStart: false }]);
      expect((await room.start(task))._id, 'the open attempt').toBe(attempt._id);
      await room.submit(attempt);
      expect(await read(task)).toMatchObject({ phase: 'open', canStart: false, attempts: [{ status: 'marked' }] });
      const again = await server.fails('startTaskTaken', { body: { task: task._id } }, room.student);
      expect(again).toMatchObject({ status: 409, code: 'task_not_set' });
      await leaveGroup(room.classmate);
      const refused = { params: { id: task._id } };
      expect((await server.fails('getAssignedTask', refused, room.classmate)).status).toBe(404);
      expect(await listed(task, room.classmate)).toEqual([]);
      await join(room.classmate);
    } finally {
      await join(room.student);
    }
    expect(await read(task)).toMatchObject({ canStart: true });
    expect((await room.start(task)).number).toBe(2);
  });

  test('a task that was taken off a group is there for a parent once a result of the child is released', async () => {
    const task = await room.makeTask({ title: 'Taken off', contents: [choiceQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices]);
    await write(task, { groups: [room.otherGroup] });
    expect(await childsTasks(task)).toEqual([]);
    await release(attempt);
    expect(await childsTasks(task)).toMatchObject([{ canStart: false, attempts: [{ mark: 2 }] }]);
    const foreign = { query: { student: room.student.id } };
    expect((await server.fails('listAssignedTasks', foreign, room.otherParent)).status).toBe(404);
  });

  test('an archived task is there for those who have an attempt at it', async () => {
    const task = await room.makeTask({ title: 'Old', contents: [choiceQuestion()] });
    await release(await room.submitAnswers(task, [rightChoices]));
    await write(await write(task, { status: 'closed' }), { status: 'archived' });
    const kept = { phase: 'closed', canStart: false, attempts: [{ status: 'released', mark: 2 }] };
    expect(await read(task)).toMatchObject(kept);
    expect(await childsTasks(task)).toMatchObject([kept]);
    expect(await listed(task, room.classmate)).toEqual([]);
  });

  test('an attempt in progress gets the new times of its task and ends when the task is closed', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()], timeLimitMinutes: 30 });
    const attempt = await room.start(task);
    const deadline = async () =>
      (await server.ok('getTaskTaken', { params: { id: attempt._id } }, room.student)).deadlineAt;
    const begun = Date.parse(attempt.startedAt);

    await write(task, { extraTime: [{ student: room.student.id, minutes: 15 }] });
    expect(Date.parse((await deadline()) ?? '')).toBe(begun + 45 * 60_000);
    const closeAt = new Date(begun + 20 * 60_000).toISOString();
    await write(task, { closeAt });
    expect(await deadline()).toBe(closeAt);
    await write(task, { status: 'closed' });
    expect(await deadline()).toBe(server.clock.now().toISOString());
    await write(task, { timeLimitMinutes: null });
    expect(await deadline()).toBeNull();
  });
});
