import type { TaskTaken } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { graded, marked, markingCalls } from '../../testing/marking-calls.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices, sentinel } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('results', () => {
  let server: TestServer;
  let room: Classroom;
  let calls: ReturnType<typeof markingCalls>;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    calls = markingCalls(server, room);
  });
  afterAll(() => server.close());

  test('a result is visible only after the release, to the student and their parent', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices, essayText('Cold.')]);
    const waiting = await server.fails('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    expect(waiting).toMatchObject({ status: 409, code: 'not_marked', message: expect.stringContaining('1') });
    const [, essay] = (await calls.sheetOf(attempt)).questions;
    if (essay) await server.ok('saveMarks', marked(essay, graded(5, 4)), room.assistant);
    expect((await calls.review(attempt)).status).toBe(404);
    expect((await calls.review(attempt, room.parent)).status).toBe(404);
    expect((await server.ok('getTaskTaken', { params: { id: attempt._id } }, room.student)).mark).toBeNull();

    const level = await server.ok('createLevel', { body: { name: 'B1' } }, room.admin);
    await server.app.db.update(users).set({ levelId: level._id }).where(eq(users.id, room.student.id));
    expect((await calls.release(attempt)).status).toBe('released');
    expect((await calls.release(attempt)).status).toBe('released');
    const sheet = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.parent);
    expect(sheet).toMatchObject({
      attempt: { mark: 11, maximum: 12 },
      level: 'B1',
      questions: [
        { marks: [{ mark: 1 }, { mark: 1 }] },
        { answers: [{ studentContentMark: 5, studentLanguageMark: 4 }] },
      ],
    });
    expect((await calls.review(attempt, room.classmate)).status).toBe(404);
    expect((await calls.review(attempt, room.otherParent)).status).toBe(404);
    const [entry] = await server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `attempt:${attempt._id}`));
    expect(entry).toMatchObject({ action: 'attempt.release', actorId: room.assistant.id });
  });

  test('keys and model answers are shown never, on release, or after the close, as the task says', async () => {
    const closeAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const shows = ['never', 'on-release', 'after-close'] as const;
    const attempts: TaskTaken[] = [];
    for (const showModelAnswer of shows) {
      const task = await room.makeTask({ contents: [choiceQuestion()], showModelAnswer, closeAt });
      const attempt = await room.submitAnswers(task, [rightChoices]);
      await calls.release(attempt);
      attempts.push(attempt);
    }
    const shown = async () => {
      const texts = await Promise.all(attempts.map(async (attempt) => (await calls.review(attempt)).text()));
      return texts.map((text) => text.includes(sentinel));
    };
    expect(await shown()).toEqual([false, true, false]);
    server.clock.advance({ hours: 1 });
    expect(await shown()).toEqual([false, true, true]);
  });

  test('no key is in a review while its student can start or continue an attempt at the task', async () => {
    const hasKey = async (attempt: TaskTaken, who = room.student) =>
      (await server.send('getReviewSheet', { params: { id: attempt._id } }, who))
        .text()
        .then((text) => text.includes(sentinel));
    const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 2 });
    const first = await room.submitAnswers(task, [rightChoices]);
    await calls.release(first);
    // A second attempt is left; then it is open; then it is submitted; then it is returned; and submitted again.
    const whoever = [room.student, room.parent];
    const seen: boolean[][] = [];
    const look = async () => seen.push(await Promise.all(whoever.map((who) => hasKey(first, who))));
    await look();
    const second = await room.start(task);
    await look();
    await room.submit(second);
    await look();
    const returned = { params: { id: second._id }, body: { note: 'Again.' } };
    await server.ok('returnTaskTaken', returned, room.assistant);
    await look();
    await room.submit(second);
    await look();
    expect(seen.map(([own]) => own)).toEqual([false, false, true, false, true]);
    expect(seen.map(([, parents]) => parents)).toEqual([false, false, true, false, true]);
  });

  test('after the close keys wait for a classmate who still has time', async () => {
    const closeAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const options = { contents: [choiceQuestion()], showModelAnswer: 'after-close' as const, closeAt };
    const task = await room.makeTask(options);
    const attempt = await room.submitAnswers(task, [rightChoices]);
    const other = await room.submitAnswers(task, [rightChoices], room.classmate);
    await calls.release(attempt);
    const returned = { params: { id: other._id }, body: { note: 'Again.', minutes: 120 } };
    await server.ok('returnTaskTaken', returned, room.assistant);
    const solutions = async () =>
      (await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.student)).solutions;
    expect(await solutions()).toBe('after-close');
    server.clock.advance({ hours: 1 });
    expect(await solutions()).toBe('after-close');
    await room.submit(other, room.classmate);
    expect(await solutions()).toBe('shown');
  });

  test('releasing a task releases the marked attempts that the marker may see', async () => {
    const task = await room.makeTask({
      contents: [choiceQuestion(), essayQuestion()],
      groups: [room.group, room.otherGroup],
    });
    await room.submitAnswers(task, [rightChoices]);
    const waiting = await room.submitAnswers(task, [rightChoices, essayText('Cold.')], room.classmate);
    const foreign = await room.submitAnswers(task, [rightChoices], room.otherStudent);
    const releaseAll = (body: object, who = room.assistant) =>
      server.ok('releaseTask', { params: { id: task._id }, body }, who);
    expect(await releaseAll({})).toEqual({ released: 1, waiting: 1 });
    expect(await releaseAll({})).toEqual({ released: 0, waiting: 1 });
    expect(await releaseAll({ taskTakens: [foreign._id] })).toEqual({ released: 0, waiting: 0 });
    expect(await releaseAll({ taskTakens: [foreign._id, waiting._id] }, room.admin)).toEqual({
      released: 1,
      waiting: 1,
    });
  });
});
