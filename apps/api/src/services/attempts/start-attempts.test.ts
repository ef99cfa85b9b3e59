import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes } from '../../db/schema/tasks.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { attemptStarts } from './start-attempts.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const makeTask = async (extra: UserId) => {
  const task = await room.makeTask({
    contents: [choiceQuestion(), essayQuestion()],
    groups: [room.group, room.otherGroup],
    maxAttempts: 2,
    timeLimitMinutes: 30,
  });
  await server.app.db.insert(taskExtraTimes).values({ taskId: task._id, studentId: extra, minutes: 10 });
  return task._id;
};
type Task = Awaited<ReturnType<typeof makeTask>>;

/** What is stored of attempts at a task, without the ids in which two worlds differ. */
async function stored(taskId: Task) {
  const { db } = server.app;
  const attempts = await db
    .select()
    .from(taskTakens)
    .where(eq(taskTakens.taskId, taskId))
    .orderBy(taskTakens.studentId, taskTakens.number);
  return Promise.all(
    attempts.map(async ({ id, studentId, number, status, startedAt, deadlineAt }) => ({
      attempt: { studentId, number, status, startedAt, deadlineAt },
      questions: await db
        .select({ position: attemptQuestions.position, hash: attemptQuestions.contentHash, entries: answers.entries })
        .from(attemptQuestions)
        .innerJoin(
          answers,
          and(
            eq(answers.taskTakenId, attemptQuestions.taskTakenId),
            eq(answers.questionId, attemptQuestions.questionId),
          ),
        )
        .where(eq(attemptQuestions.taskTakenId, id))
        .orderBy(attemptQuestions.position),
    })),
  );
}

test('starts that are done together have the replies and leave the rows that they would one by one', async () => {
  const { db } = server.app;
  const students = [room.student.id, room.classmate.id, room.otherStudent.id];
  const tasks = { alone: await makeTask(room.student.id), together: await makeTask(room.student.id) };
  const round = fc.record({ close: fc.boolean(), who: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      await db.delete(taskTakens).where(inArray(taskTakens.taskId, Object.values(tasks)));
      const play = async (taskId: Task, isTogether: boolean) => {
        const told = [];
        for (const { close, who } of rounds) {
          const now = server.clock.now();
          const starts = who.map((at) => ({ taskId, studentId: students[at]!, now }));
          const queue = attemptStarts(db);
          const settled: PromiseSettledResult<{ attempt: { number: number; studentId: UserId } }>[] = [];
          if (isTogether) settled.push(...(await Promise.allSettled(starts.map((start) => queue.add(start)))));
          else for (const start of starts) settled.push(...(await Promise.allSettled([queue.add(start)])));
          for (const outcome of settled)
            told.push(
              outcome.status === 'fulfilled'
                ? [outcome.value.attempt.studentId, outcome.value.attempt.number]
                : String(outcome.reason),
            );
          if (close) await db.update(taskTakens).set({ status: 'submitted' }).where(eq(taskTakens.taskId, taskId));
        }
        return { told, rows: await stored(taskId) };
      };
      expect(await play(tasks.together, true)).toEqual(await play(tasks.alone, false));
    }),
    { numRuns: 12 },
  );
});

test('starts of the same students on two servers give each one attempt', async () => {
  const taskId = await makeTask(room.student.id);
  const another = await server.startAnother();

  try {
    const start = (studentId: UserId) => ({ taskId, studentId, now: server.clock.now() });
    const ids = [room.student.id, room.classmate.id, room.otherStudent.id];
    const started = await Promise.all(
      [attemptStarts(server.app.db), attemptStarts(another.app.db)].flatMap((queue) =>
        [...ids, ...ids.toReversed()].map((id) => queue.add(start(id))),
      ),
    );
    expect(new Set(started.map(({ attempt }) => attempt.id)).size).toBe(3);
    expect((await stored(taskId)).map(({ questions }) => questions.length)).toEqual([2, 2, 2]);
  } finally {
    await another.stop();
  }
});
