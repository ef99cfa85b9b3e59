import type { GroupId, TaskTaken } from '@rubrica/api-client/contract';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { markingCalls } from '../../testing/marking-calls.ts';
import { choiceQuestion, essayQuestion, essayText } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('the marking queue', () => {
  let server: TestServer;
  let room: Classroom;
  let calls: ReturnType<typeof markingCalls>;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    calls = markingCalls(server, room);
  });
  afterAll(() => server.close());

  test('the next attempt to mark is the oldest unmarked one, starting over after the last', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], groups: [room.group, room.otherGroup] });
    const first = await room.submitAnswers(task, [essayText('First.')]);
    server.clock.advance({ minutes: 1 });
    const second = await room.submitAnswers(task, [essayText('Second.')], room.classmate);
    server.clock.advance({ minutes: 1 });
    const third = await room.submitAnswers(task, [essayText('Third.')], room.otherStudent);
    expect((await calls.sheetOf(first)).next).toBe(second._id);
    expect((await calls.sheetOf(second)).next).toBe(first._id);
    expect((await calls.sheetOf(second, room.admin)).next).toBe(third._id);
    expect((await calls.sheetOf(third, room.admin)).next).toBe(first._id);
    const query = { task: task._id, toMark: 'true' as const };
    const waiting = await server.ok('listTaskTakens', { query }, room.admin);
    expect(waiting.items.map(({ _id }) => _id)).toEqual([first._id, second._id, third._id]);
    expect((await server.ok('listTaskTakens', { query }, room.assistant)).total).toBe(2);
  });

  test('markers reach every attempt of a task from the one before, however many there are, and none that is not theirs', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], groups: [room.group, room.otherGroup] });
    const startedAt = server.clock.now();
    const many = Array.from({ length: 130 }, (_, index) => ({
      taskId: task._id,
      studentId: index === 60 ? room.otherStudent.id : room.student.id,
      number: index + 1,
      status: 'submitted' as const,
      startedAt,
      // Many at the same moment, as at a deadline.
      submittedAt: new Date(startedAt.getTime() + Math.floor(index / 50) * 60_000),
    }));
    const rows = await server.app.db.insert(taskTakens).values(many).returning({ id: taskTakens.id });
    const mine = rows.filter((_, index) => index !== 60).map(({ id }) => id);
    const order = async (id: TaskTaken['_id']) =>
      (await server.ok('getMarkingSheet', { params: { id } }, room.assistant)).order;
    const list = await server.ok('listTaskTakens', { query: { task: task._id, limit: 1 } }, room.assistant);
    const reached: TaskTaken['_id'][] = [];
    let next = list.items[0]?._id ?? null;
    while (next !== null && reached.length <= mine.length) {
      const found = await order(next);
      expect(found).toMatchObject({ position: reached.length + 1, total: 129, previous: reached.at(-1) ?? null });
      reached.push(next);
      next = found.next;
    }
    expect(new Set(reached)).toEqual(new Set(mine));
    expect(reached).toHaveLength(129);
  });

  test('the next attempts and the order stay within the group that is asked for', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], groups: [room.group, room.otherGroup] });
    const first = await room.submitAnswers(task, [essayText('First.')]);
    server.clock.advance({ minutes: 1 });
    const others = await room.submitAnswers(task, [essayText('Others.')], room.otherStudent);
    server.clock.advance({ minutes: 1 });
    const last = await room.submitAnswers(task, [essayText('Last.')], room.classmate);
    const sheetOf = async ({ _id: id }: TaskTaken, group: GroupId, who: SignedInPerson = room.admin) => {
      const { next, order } = await server.ok('getMarkingSheet', { params: { id }, query: { group } }, who);
      return { ...order, following: order.next, next };
    };
    expect(await sheetOf(first, room.group)).toMatchObject({ next: last._id, following: last._id, total: 2 });
    expect(await sheetOf(last, room.group)).toMatchObject({ next: first._id, previous: first._id, position: 2 });
    const alone = { next: null, previous: null, following: null, position: 1, total: 1 };
    expect(await sheetOf(others, room.otherGroup)).toMatchObject(alone);
    // One that is not of the group has its place among those that are.
    expect(await sheetOf(others, room.group)).toMatchObject({ previous: first._id, following: last._id, total: 3 });
    // Of a group that is not the marker's, nothing is said.
    expect(await sheetOf(first, room.otherGroup, room.assistant)).toMatchObject(alone);
  });

  test('the filter by a group reveals nothing of a group that is not the marker’s', async () => {
    const { db } = server.app;
    // A student of both groups: their attempts are the assistant's to mark, their other group is not theirs to know.
    const both = await server.makePerson({ role: 'student', name: 'Dina' });
    await db
      .insert(groupStudents)
      .values([room.group, room.otherGroup].map((groupId) => ({ groupId, userId: both.id })));
    const task = await room.makeTask({ contents: [choiceQuestion()], groups: [room.group, room.otherGroup] });
    await room.start(task, { ...both, token: await server.login(both) });
    const found = async (group: GroupId, who = room.assistant) => {
      const query = { group };
      const lists = [
        await server.ok('listTaskTakens', { query: { ...query, task: task._id } }, who),
        await server.ok('listTasks', { query: { ...query, search: task.title } }, who),
      ];
      return lists.map(({ total }) => total > 0);
    };
    expect(await found(room.group)).toEqual([true, true]);
    expect(await found(room.otherGroup)).toEqual([false, false]);
    expect(await found(room.otherGroup, room.otherAssistant)).toEqual([true, true]);
    expect(await found(room.otherGroup, room.admin)).toEqual([true, true]);
    const mine = { query: { group: room.otherGroup } };
    expect((await server.ok('listTaskTakens', mine, { token: await server.login(both) })).total).toBe(0);
  });
});
