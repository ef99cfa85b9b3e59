import type { Task } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '../../db/schema/notices.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { makeLecture } from '../../testing/lectures.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { tellDeadlines } from './tell-deadlines.ts';

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  another = await server.startAnother();
  room = await classroom(server);
});
afterAll(async () => {
  await another.stop();
  await server.close();
});

const hourMs = 3_600_000;

const nowMs = () => server.clock.now().getTime();

/** Who was told of a task being due when, in the order of names. */
const told = async ({ _id }: Pick<Task, '_id'>): Promise<string[]> => {
  const rows = await server.app.db.select().from(notices).where(eq(notices.subjectId, _id));
  return rows
    .flatMap(({ kind, userId, about }) => (kind === 'task-due' && 'dueAt' in about ? [`${userId} ${about.dueAt}`] : []))
    .toSorted();
};

test('students are told a day before, once, and not of what they have submitted', async () => {
  const { student, classmate, otherStudent } = room;
  const dueAt = new Date(server.clock.now().getTime() + 25 * hourMs).toISOString();
  const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, maxAttempts: 0 });
  await tellDeadlines(server.app);
  expect(await told(task)).toEqual([]);
  await room.submitAnswers(task, [], classmate);
  server.clock.advance({ hours: 1 });
  // Two servers, at the same moment.
  await Promise.all([tellDeadlines(server.app), tellDeadlines(another.app), tellDeadlines(server.app)]);
  expect(await told(task)).toEqual([`${student.id} ${dueAt}`]);
  const { items } = await server.ok('listNotices', {}, student);
  expect(items[0]).toMatchObject({ kind: 'task-due', about: { dueAt }, readAt: null });
  expect((await server.ok('listNotices', {}, otherStudent)).items).toEqual([]);
});

test('every student of a large group is told once', async () => {
  const { db } = server.app;
  const rows = Array.from({ length: 230 }, (_, index) => ({
    name: `Student ${index}`,
    email: `many${index}@school.example`,
    role: 'student' as const,
    status: 'active' as const,
  }));
  const many = await db.insert(users).values(rows).returning({ id: users.id });
  const { _id: group } = await server.ok('createGroup', { body: { name: 'Many' } }, room.admin);
  await db.insert(groupStudents).values(many.map(({ id }) => ({ groupId: group, userId: id })));
  const dueAt = new Date(nowMs() + 5 * hourMs).toISOString();
  const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, groups: [group] });
  await Promise.all([tellDeadlines(server.app), tellDeadlines(another.app)]);
  expect(await told(task)).toEqual(many.map(({ id }) => `${id} ${dueAt}`).toSorted());
});

test('a lecture that was watched is not told of', async () => {
  const dueAt = new Date(server.clock.now().getTime() + 5 * hourMs).toISOString();
  const video = await makeLecture(server, room.group);
  const task = await room.makeTask({ kind: 'vdo-lect', videos: [video], dueAt });
  const { durationMs } = await server.ok('getLecture', { params: { id: video } }, room.student);
  const report = { intervals: [[0, durationMs] satisfies [number, number]], positionMs: durationMs };
  await server.ok('reportProgress', { params: { id: video }, body: { intervals: [], positionMs: 0 } }, room.student);
  server.clock.advance({ minutes: 5 });
  await server.ok('reportProgress', { params: { id: video }, body: report }, room.student);
  await tellDeadlines(server.app);
  expect(await told(task)).toEqual([`${room.classmate.id} ${dueAt}`]);
});

/** What can happen between two rounds: time passes, the due date is moved to so many hours from now, or a student submits. */
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit' as const), who: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tell' as const), rounds: fc.integer({ min: 1, max: 3 }) }) },
);

test('however often and in whatever order it is done, each student is told once of each due date that comes near', async () => {
  const students = [room.student, room.classmate];
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 4, maxLength: 12 }), async (events) => {
      let dueMs = nowMs() + 40 * hourMs;
      const dueAt = new Date(dueMs).toISOString();
      const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, maxAttempts: 1 });
      const submitted = new Set<string>();
      const expected = new Set<string>();
      for (const event of events) {
        if (event.kind === 'wait') server.clock.advance({ hours: event.hours });
        if (event.kind === 'move') {
          dueMs = nowMs() + event.hours * hourMs;
          await server.app.db
            .update(tasks)
            .set({ dueAt: new Date(dueMs) })
            .where(eq(tasks.id, task._id));
        }
        const who = event.kind === 'submit' ? students[event.who] : undefined;
        if (who && !submitted.has(who.id)) {
          const fresh = { ...who, token: await server.login(who) };
          await room.submitAnswers(task, [], fresh);
          submitted.add(who.id);
        }
        if (event.kind !== 'tell') continue;
        await Promise.all(
          Array.from({ length: event.rounds }, (_, index) => tellDeadlines([server, another][index % 2]!.app)),
        );
        const isNear = dueMs > nowMs() && dueMs <= nowMs() + 24 * hourMs;
        for (const { id } of isNear ? students : [])
          if (!submitted.has(id)) expected.add(`${id} ${new Date(dueMs).toISOString()}`);
      }
      expect(await told(task)).toEqual([...expected].toSorted());
    }),
    { numRuns: 25 },
  );
});
