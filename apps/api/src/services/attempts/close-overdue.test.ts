import type { TaskTaken } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { attemptQuestions, questionContents } from '../../db/schema/attempts.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { closeOverdue } from './close-overdue.ts';
import { startDeadlineWorker } from './deadline-worker.ts';

const closedEvent = ({ _id: id }: TaskTaken) => ({
  to: { watching: { topic: 'attempt', id } },
  data: { taskTaken: id, reason: 'closed' },
});

describe('overdue attempts', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const closing = (onAttemptError: (id: string) => void = () => {}) => ({
    db: server.app.db,
    clock: server.clock,
    live: server.app.live,
    onAttemptError,
  });
  /** The attempts whose pages were told that they are closed. */
  const toldClosed = () =>
    server.published
      .splice(0)
      .filter(({ name }) => name === 'attempt-changed')
      .map(({ to, data }) => ({ to, data }));
  const getAttempt = (attempt: TaskTaken) => server.ok('getTaskTaken', { params: { id: attempt._id } }, room.admin);

  test('are submitted after the grace period, as of their deadline, with the saved answers', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()], timeLimitMinutes: 10 });
    const attempt = await room.start(task);
    const [choice, essay] = await room.answersOf(attempt);
    if (choice) await room.save(choice, rightChoices);
    if (essay) await room.save(essay, essayText('Half a sent'));
    server.clock.advance({ minutes: 10, seconds: 30 });
    expect(await closeOverdue(closing())).toBe(0);
    expect(toldClosed()).toEqual([]);
    server.clock.advance({ seconds: 1 });
    expect(await closeOverdue(closing())).toBe(1);
    expect(toldClosed()).toEqual([closedEvent(attempt)]);
    expect(await getAttempt(attempt)).toMatchObject({
      status: 'auto_submitted',
      submittedAt: attempt.deadlineAt,
      mark: 2,
      pending: 1,
    });
    expect(await closeOverdue(closing())).toBe(0);
  });

  test('are marked at once if no answer needs a marker', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()], timeLimitMinutes: 10 });
    const attempt = await room.start(task);
    server.clock.advance({ minutes: 11 });
    await closeOverdue(closing());
    expect(await getAttempt(attempt)).toMatchObject({ status: 'marked', mark: 0, maximum: 2 });
  });

  test('are submitted again when the time of a return is over; without a deadline they stay open', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const [timed, endless] = [
      await room.submitAnswers(task, [essayText('Cold.')]),
      await room.submitAnswers(task, [essayText('Cold.')], room.classmate),
    ];
    const giveBack = (attempt: TaskTaken, minutes: number | null) =>
      server.ok('returnTaskTaken', { params: { id: attempt._id }, body: { minutes } }, room.assistant);
    await giveBack(timed, 10);
    await giveBack(endless, null);
    server.clock.advance({ days: 1 });
    expect(await closeOverdue(closing())).toBe(1);
    expect((await getAttempt(timed)).status).toBe('auto_submitted');
    expect((await getAttempt(endless)).status).toBe('returned');
  });

  test('are closed once by several servers', async () => {
    const students = [room.student, room.classmate, room.otherStudent];
    const groups = [room.group, room.otherGroup];
    const attempts: TaskTaken[] = [];
    for (let index = 0; index < 3; index += 1) {
      const task = await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 10, groups });
      for (const student of students) attempts.push(await room.start(task, student));
    }
    server.clock.advance({ minutes: 11 });
    toldClosed();
    const closed = await Promise.all(Array.from({ length: 4 }, () => closeOverdue(closing())));
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(attempts.length);
    const told = toldClosed();
    expect(told).toHaveLength(attempts.length);
    expect(told).toEqual(expect.arrayContaining(attempts.map(closedEvent)));
    const closedAttempts = await Promise.all(attempts.map(getAttempt));
    expect(new Set(closedAttempts.map(({ status }) => status))).toEqual(new Set(['marked']));
  });

  test('are closed although another cannot be, which is reported', async () => {
    const broken = await room.start(await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 5 }));
    const whole = await room.start(await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 10 }));
    const { db } = server.app;
    const ofBroken = eq(attemptQuestions.taskTakenId, broken._id);
    const [{ contentHash } = {}] = await db.select().from(attemptQuestions).where(ofBroken);
    await db.execute(sql`insert into ${questionContents} values ('broken', '{}')`);
    await db.update(attemptQuestions).set({ contentHash: 'broken' }).where(ofBroken);
    server.clock.advance({ minutes: 11 });
    toldClosed();
    const failed = vi.fn<(id: string) => void>();
    expect(await closeOverdue(closing(failed))).toBe(1);
    expect(toldClosed()).toEqual([closedEvent(whole)]);
    expect(failed.mock.calls.map(([id]) => id)).toEqual([broken._id]);
    expect((await getAttempt(whole)).status).toBe('marked');
    await db.update(attemptQuestions).set({ contentHash }).where(ofBroken);
    expect(await closeOverdue(closing())).toBe(1);
  });

  test('are closed when a server starts', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 10 }));
    server.clock.advance({ minutes: 11 });
    const onError = vi.fn<(error: unknown) => void>();
    const worker = startDeadlineWorker({ ...closing(), onError });
    await worker.stop();
    expect((await getAttempt(attempt)).status).toBe('marked');
    expect(onError).not.toHaveBeenCalled();
  });

  test('an unreachable database does not stop the worker', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const db = new Proxy(server.app.db, {
      get: () => () => {
        throw new Error('The database is away.');
      },
    });
    const worker = startDeadlineWorker({ ...closing(), db, onError });
    await worker.stop();
    expect(onError).toHaveBeenCalledOnce();
  });
});
