import type { TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, attemptQuestions, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { practiceDays } from '../../db/schema/practice.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  rightChoices,
  wrongChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { addMinutes } from './deadline.ts';
import { createAttemptSubmits } from './submit-together.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  await server.app.db.execute(sql`insert into ${questionContents} values ('broken', '{}')`);
});
afterAll(() => server.close());

const queue = () => createAttemptSubmits({ db: server.app.db, clock: server.clock, timeZone: server.app.timeZone });
type Stored = Awaited<ReturnType<typeof stored>>;

/** The rows of attempts and of their answers, in one order. */
async function stored(ids: readonly TaskTakenId[]) {
  const { db } = server.app;
  const attempts = await db
    .select()
    .from(taskTakens)
    .where(inArray(taskTakens.id, [...ids]));
  const written = await db
    .select({ answer: answers })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      sql`(${answers.taskTakenId}, ${answers.questionId}) =
      (${attemptQuestions.taskTakenId}, ${attemptQuestions.questionId})`,
    )
    .where(inArray(answers.taskTakenId, [...ids]))
    .orderBy(asc(attemptQuestions.position));
  return ids.flatMap((id) => {
    const attempt = attempts.find((row) => row.id === id);
    const own = written.flatMap(({ answer }) => (answer.taskTakenId === id ? [answer] : []));
    return attempt ? [{ attempt, answers: own }] : [];
  });
}

/** Rows without the ids in which two worlds differ. */
const comparable = (rows: Stored) =>
  rows.map(({ attempt, answers: own }) => ({
    attempt: { ...attempt, id: '', taskId: '', submitReply: attempt.submitReply && withoutIds(attempt.submitReply) },
    answers: own.map(({ mark, maximum, pending, entries }) => ({ mark, maximum, pending, entries })),
  }));
const withoutIds = (reply: TaskTaken) => ({ ...reply, _id: '', task: '' });

/** Attempts that are submitted differently, one that cannot be marked, and one that does not exist. */
async function makeWorld(): Promise<{ ids: TaskTakenId[]; before: Stored }> {
  const { db } = server.app;
  const { student, classmate } = room;
  const now = server.clock.now();
  const change = (id: TaskTakenId, set: Partial<typeof taskTakens.$inferInsert>) =>
    db.update(taskTakens).set(set).where(eq(taskTakens.id, id));
  const write = async (attempt: TaskTaken, who: SignedInPerson) => {
    const [choice, essay] = await room.answersOf(attempt, who);
    if (choice) await room.save(choice, who === student ? rightChoices : wrongChoices, who);
    if (essay) await room.save(essay, essayText('Cold'), who);
    return attempt._id;
  };
  const open = async (who: SignedInPerson, contents = [choiceQuestion()]) =>
    write(await room.start(await room.makeTask({ contents }), who), who);

  const both = [choiceQuestion(), essayQuestion()];
  const shared = await room.makeTask({ contents: both });
  const [first, second] = [await room.start(shared, student), await room.start(shared, classmate)];
  const overdue = await open(student);
  const [{ taskId } = {}] = await db.select().from(taskTakens).where(eq(taskTakens.id, overdue));
  if (taskId !== undefined)
    await db
      .update(tasks)
      .set({ dueAt: addMinutes(now, -5) })
      .where(eq(tasks.id, taskId));
  const [inGrace, timeUp] = [await open(classmate), await open(student)];
  await change(inGrace, { deadlineAt: addMinutes(now, -0.25) });
  await change(timeUp, { deadlineAt: addMinutes(now, -1) });
  const returned = await room.submit(await room.start(await room.makeTask({ contents: both })));
  await server.ok('returnTaskTaken', { params: { id: returned._id }, body: { minutes: null } }, room.assistant);
  const submitted = await room.submit(
    await room.start(await room.makeTask({ contents: both })),
    student,
    'submit-key-0',
  );
  const broken = await open(classmate);
  await db.update(attemptQuestions).set({ contentHash: 'broken' }).where(eq(attemptQuestions.taskTakenId, broken));
  const removed = await open(student);
  await db.delete(taskTakens).where(eq(taskTakens.id, removed));
  const ids = [
    await write(first, student),
    second._id,
    overdue,
    inGrace,
    timeUp,
    returned._id,
    submitted._id,
    removed,
    broken,
  ];
  return { ids, before: await stored(ids) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

async function restore({ before }: World): Promise<void> {
  const { db } = server.app;
  for (const { attempt, answers: own } of before) {
    await db.update(taskTakens).set(attempt).where(eq(taskTakens.id, attempt.id));
    for (const answer of own) await db.update(answers).set(answer).where(eq(answers.id, answer.id));
  }
  await db.delete(practiceDays);
}

const daysOf = () => server.app.db.select().from(practiceDays).orderBy(practiceDays.studentId);

/** What somebody was told, without the ids in which two worlds differ. */
const told = (outcome: PromiseSettledResult<TaskTaken>) =>
  outcome.status === 'fulfilled' ? withoutIds(outcome.value) : String(outcome.reason);

test('submits that are done together have the replies and leave the rows that they would one by one', async () => {
  const [alone, together] = [await makeWorld(), await makeWorld()];
  const submit = fc.record({
    // The last one makes all the others be done alone.
    at: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 7 }) }, { weight: 1, arbitrary: fc.constant(8) }),
    key: fc.nat({ max: 2 }),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(submit, { minLength: 2, maxLength: 24 }), async (submits) => {
      const itemsOf = ({ ids }: World) =>
        submits.map(({ at, key }) => ({ attemptId: ids[at]!, key: `submit-key-${key}` }));
      await restore(alone);
      const one = queue();
      const first: PromiseSettledResult<TaskTaken>[] = [];
      for (const item of itemsOf(alone)) first.push(...(await Promise.allSettled([one.add(item)])));
      const days = await daysOf();
      await restore(together);
      const many = queue();
      const second = await Promise.allSettled(itemsOf(together).map((item) => many.add(item)));
      expect(second.map(told)).toEqual(first.map(told));
      expect(comparable(await stored(together.ids))).toEqual(comparable(await stored(alone.ids)));
      expect(await daysOf()).toEqual(days);
      for (const outcome of second)
        seen.add(
          outcome.status === 'fulfilled' ? `${outcome.value.status} ${outcome.value.late}` : String(outcome.reason),
        );
    }),
    // Each attempt once, whatever is generated.
    { numRuns: 8, examples: [[Array.from({ length: 8 }, (_, at) => ({ at, key: 0 }))], [[{ at: 8, key: 0 }]]] },
  );
  // All that can become of a submit has: otherwise the property says less than it seems to.
  expect(seen.size).toBeGreaterThanOrEqual(5);
});

test('submits of the same attempts on two servers, while answers are saved, submit each once with all that was saved', async () => {
  const another = await server.startAnother();
  try {
    const students = [room.student, room.classmate];
    const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 0 });
    for (let round = 0; round < 3; round += 1) {
      const attempts = await Promise.all(students.map((who) => room.start(task, who)));
      const open = await Promise.all(attempts.map((attempt, at) => room.answersOf(attempt, students[at])));
      const saves = open.map(([answer], at) => room.save(answer!, rightChoices, students[at]));
      const submits = [server.app, another.app].flatMap(({ attemptSubmits }, number) =>
        attempts.map(({ _id: attemptId }) => attemptSubmits.add({ attemptId, key: `submit-key-${number}` })),
      );
      const saved = await Promise.allSettled(saves);
      const replies = await Promise.all(submits);
      const rows = await stored(attempts.map(({ _id: id }) => id));
      for (const [at, { attempt, answers: own }] of rows.entries()) {
        expect(attempt.status).toBe('marked');
        expect(own.map(({ rev }) => rev)).toEqual([saved[at]?.status === 'fulfilled' ? 1 : 0]);
        expect(attempt.mark).toBe(saved[at]?.status === 'fulfilled' ? 2 : 0);
        const ofAttempt = replies.filter(({ _id: id }) => id === attempt.id);
        expect(ofAttempt.map(({ status }) => status)).toEqual(['marked', 'marked']);
        expect(ofAttempt[attempt.submitKey === 'submit-key-0' ? 0 : 1]).toEqual(attempt.submitReply);
      }
    }
  } finally {
    await another.stop();
  }
});
