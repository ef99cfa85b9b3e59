import { randomUUID } from 'node:crypto';
import type { CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import { toStudentView } from '@rubrica/question-kit';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { selectAssignedTasks, withAttempts } from '../tasks/select-assigned-tasks.ts';
import { loadContents } from './question-contents.ts';
import { selectAttempts, toTaskTaken } from './select-attempts.ts';

let server: TestServer;
let room: Classroom;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  world = await makeWorld();
});
afterAll(() => server.close());

/** Tasks of both groups with attempts of three students: a released one, open ones, one with a saved answer and extra time. */
async function makeWorld() {
  const contents = [choiceQuestion(), essayQuestion()];
  const task = await room.makeTask({ contents, maxAttempts: 2, timeLimitMinutes: 30 });
  const other = await room.makeTask({ contents: [choiceQuestion()], groups: [room.otherGroup] });
  await server.app.db.insert(taskExtraTimes).values({ taskId: task._id, studentId: room.student.id, minutes: 10 });
  const released = await room.submit(await room.start(task));
  await server.ok('releaseTaskTaken', { params: { id: released._id } }, room.admin);
  const open = await room.start(task);
  const [answer] = await room.answersOf(open);
  await room.save(answer!, answer!.answers);
  const ofClassmate = await room.start(task, room.classmate);
  const ofOther = await room.start(other, room.otherStudent);
  return { tasks: [task, other], attempts: [released, open, ofClassmate, ofOther] };
}

const peopleOf = (of: Classroom): SignedInPerson[] => [
  of.admin,
  of.assistant,
  of.otherAssistant,
  of.student,
  of.classmate,
  of.otherStudent,
  of.parent,
  of.otherParent,
];

interface Reply {
  status: number;
  body: unknown;
}
type Ask = () => Promise<Reply>;

function askOf<Name extends CallName>(name: Name, args: CallArguments<Contract[Name]>, who: SignedInPerson): Ask {
  return async () => {
    const response = await server.send(name, args, who);
    const body: unknown = await response.json();
    // The id of a failed request is its own.
    return response.ok ? { status: response.status, body } : { status: response.status, body: null };
  };
}

/** Every read that opens an exam, of every object and one that is not there, by everybody. */
function allReads(): Ask[] {
  const missing = randomUUID();
  return peopleOf(room).flatMap((who) => [
    ...[...world.tasks.map(({ _id }) => _id), missing].map((id) => askOf('getAssignedTask', { params: { id } }, who)),
    ...[...world.attempts.map(({ _id }) => _id), missing].flatMap((id) => [
      askOf('getTaskTaken', { params: { id } }, who),
      askOf('listStudentQuestions', { query: { taskTaken: id } }, who),
      askOf('listAnswers', { query: { taskTaken: id } }, who),
    ]),
  ]);
}

test('what is read together is what each would read alone, in whatever company', async () => {
  const reads = allReads();
  const alone: Reply[] = [];
  for (const read of reads) alone.push(await read());
  const order = fc.array(fc.nat({ max: reads.length - 1 }), { minLength: 2, maxLength: 150 });
  await fc.assert(
    fc.asyncProperty(order, async (chosen) => {
      const together = await Promise.all(chosen.map((at) => reads[at]!()));
      expect(together).toEqual(chosen.map((at) => alone[at]));
    }),
    { numRuns: 20 },
  );
});

test('a start replies with the answers that are stored, also of an attempt that is open', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
  const start = async () => {
    const { answers: replied, ...attempt } = await server.ok(
      'startTaskTaken',
      { body: { task: task._id } },
      room.student,
    );
    expect(replied).toEqual(await room.answersOf(attempt));
    return replied!;
  };

  const begun = await start();
  const revisions = (some: typeof begun) => some.map(({ rev: each }) => each);
  expect(revisions(begun)).toEqual([0, 0]);
  const { _id: id, rev, answers: entries } = begun[0]!;
  await server.ok('saveAnswer', { params: { id }, body: { rev, answers: entries, flagged: true } }, room.student);
  expect(revisions(await start())).toEqual([1, 0]);
});

/** The statuses of replies to everybody, who ask at the same time. */
const statuses = async (ask: (who: SignedInPerson) => Ask) =>
  (await Promise.all(peopleOf(room).map((who) => ask(who)()))).map(({ status }) => status);

test('who may not read learns nothing in the company of those who may', async () => {
  const [task] = world.tasks;
  const [released, open] = world.attempts;
  expect(await statuses((who) => askOf('getAssignedTask', { params: { id: task!._id } }, who))).toEqual([
    403, 403, 403, 200, 200, 404, 403, 403,
  ]);
  expect(await statuses((who) => askOf('getTaskTaken', { params: { id: open!._id } }, who))).toEqual([
    200, 200, 404, 200, 404, 404, 404, 404,
  ]);
  expect(await statuses((who) => askOf('getTaskTaken', { params: { id: released!._id } }, who))).toEqual([
    200, 200, 404, 200, 404, 404, 200, 404,
  ]);
  for (const call of ['listAnswers', 'listStudentQuestions'] as const)
    expect(await statuses((who) => askOf(call, { query: { taskTaken: open!._id } }, who))).toEqual([
      403, 403, 403, 200, 404, 404, 403, 403,
    ]);
});

test('what is read together is what the database has of each', async () => {
  const { db, clock } = server.app;
  const [now, owners] = [clock.now(), [room.student, room.student, room.classmate, room.otherStudent]];
  const stored = world.attempts.map(async ({ _id }, at) => {
    const who = owners[at]!;
    const [attempt] = await selectAttempts(db, eq(taskTakens.id, _id));
    const questions = await db
      .select()
      .from(attemptQuestions)
      .where(eq(attemptQuestions.taskTakenId, _id))
      .orderBy(asc(attemptQuestions.position));
    const written = await db.select().from(answers).where(eq(answers.taskTakenId, _id));
    const contentOf = await loadContents(
      db,
      questions.map(({ contentHash }) => contentHash),
    );
    return {
      task: attempt!.attempt.taskId,
      taken: toTaskTaken(attempt!, who.role, now),
      questions: questions.map(({ questionId: question, position, contentHash }) => ({
        question,
        position,
        view: toStudentView(contentOf(contentHash)),
      })),
      answers: questions.map(({ questionId }) => {
        const answer = written.find((one) => one.questionId === questionId)!;
        return [answer.id, answer.rev, answer.entries, answer.savedAt?.toISOString() ?? null];
      }),
    };
  });
  const read = world.attempts.map(async ({ _id, task }, at) => {
    const who = owners[at]!;
    const [taken, questions, own] = await Promise.all([
      server.ok('getTaskTaken', { params: { id: _id } }, who),
      server.ok('listStudentQuestions', { query: { taskTaken: _id } }, who),
      server.ok('listAnswers', { query: { taskTaken: _id } }, who),
    ]);
    return {
      task,
      taken,
      questions: questions.items,
      answers: own.items.map(({ _id: id, rev, answers: entries, savedAt }) => [id, rev, entries, savedAt]),
    };
  });
  expect(await Promise.all(read)).toEqual(await Promise.all(stored));
});

test('a task is read with each one’s own attempts and extra time', async () => {
  const { db } = server.app;
  const [task, other] = world.tasks;
  const asked = [
    [task!._id, room.student],
    [task!._id, room.classmate],
    [other!._id, room.otherStudent],
  ] as const;
  const read = Promise.all(asked.map(([id, who]) => server.ok('getAssignedTask', { params: { id } }, who)));
  const stored = asked.map(async ([id, who]) => {
    const rows = await selectAssignedTasks(db, who.id, eq(tasks.id, id));
    const [one] = await withAttempts({ ...server.app, caller: who }, who.id, rows);
    return one;
  });
  expect(await read).toEqual(await Promise.all(stored));
  expect((await read).map(({ timeLimitMinutes, attempts }) => [timeLimitMinutes, attempts.length])).toEqual([
    [40, 2],
    [30, 1],
    [null, 1],
  ]);
});
