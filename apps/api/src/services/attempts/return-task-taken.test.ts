import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { graded, marked, markingCalls } from '../../testing/marking-calls.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('returning an attempt', () => {
  let server: TestServer;
  let room: Classroom;
  let calls: ReturnType<typeof markingCalls>;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    calls = markingCalls(server, room);
  });
  afterAll(() => server.close());

  test('a marker sees before a return whether the student has the keys', async () => {
    const visible: boolean[] = [];
    for (const maxAttempts of [1, 2]) {
      const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts });
      const attempt = await room.submitAnswers(task, [rightChoices]);
      visible.push((await calls.sheetOf(attempt)).solutionVisible);
      await calls.release(attempt);
      visible.push((await calls.sheetOf(attempt)).solutionVisible);
    }
    expect(visible).toEqual([false, true, false, false]);
  });

  test('a submission after a return counts, whatever its Idempotency-Key', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('First.')]);
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: { note: 'Again.' } }, room.assistant);
    server.clock.advance({ minutes: 5 });
    const again = await room.submit(attempt);
    expect(again.submittedAt).not.toBe(attempt.submittedAt);
    expect(await room.submit(attempt)).toEqual(again);
    expect((await calls.sheetOf(attempt)).attempt.status).toBe('submitted');
  });

  test('a returned attempt is reopened with its answers; marks are hidden and kept for unchanged answers', async () => {
    const task = await room.makeTask({ contents: [essayQuestion('A'), essayQuestion('B')] });
    const attempt = await room.submitAnswers(task, [essayText('Stays.'), essayText('Changes.')]);
    for (const essay of (await calls.sheetOf(attempt)).questions) {
      await server.ok('saveMarks', marked(essay, graded(5, 3)), room.assistant);
    }
    await calls.release(attempt);
    const body = { note: 'Look at B again.', minutes: 20 };
    const returned = await server.ok('returnTaskTaken', { params: { id: attempt._id }, body }, room.assistant);
    expect(returned).toMatchObject({ status: 'returned', returnNote: body.note, mark: null, submittedAt: null });
    expect(Date.parse(returned.deadlineAt ?? '') - server.clock.now().getTime()).toBe(20 * 60_000);
    expect((await calls.review(attempt)).status).toBe(404);
    expect((await room.start(task))._id).toBe(attempt._id);

    const [first, second] = await room.answersOf(attempt);
    expect(first?.answers).toEqual(essayText('Stays.'));
    if (second) await room.save(second, essayText('Changed.'));
    const again = await room.submit(attempt, room.student, 'second-submit');
    expect(again.status).toBe('submitted');
    const sheet = await calls.sheetOf(attempt);
    expect(sheet.attempt).toMatchObject({ mark: 8, maximum: 20, pending: 1 });
    expect(sheet.questions.map(({ marks }) => marks[0]?.pending)).toEqual([false, true]);
  });

  test('marks that were begun before a return are not saved after it', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('First.')]);
    const [before] = (await calls.sheetOf(attempt)).questions;
    if (!before) throw new Error('The essay is missing.');
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: { note: 'Again.' } }, room.assistant);
    const [answer] = await room.answersOf(attempt);
    if (answer) await room.save(answer, essayText('Second.'));
    await room.submit(attempt);
    const failure = await server.fails('saveMarks', marked(before, graded(5, 3)), room.assistant);
    expect(failure).toMatchObject({ status: 409, code: 'conflict' });
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({ pending: 1 });
    const [again] = (await calls.sheetOf(attempt)).questions;
    if (again) await server.ok('saveMarks', marked(again, graded(5, 3)), room.assistant);
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({ mark: 8, pending: 0 });
  });
});
