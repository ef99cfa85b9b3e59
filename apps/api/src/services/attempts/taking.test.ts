import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers as answerRows, taskTakens } from '../../db/schema/attempts.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion, essayText, gapQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('taking a task', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  test('concurrent starts create one attempt', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const attempts = await Promise.all(Array.from({ length: 8 }, () => room.start(task)));
    expect(new Set(attempts.map(({ _id }) => _id)).size).toBe(1);
    expect(await server.app.db.$count(taskTakens, eq(taskTakens.taskId, task._id))).toBe(1);
    expect(await room.answersOf(await room.start(task))).toHaveLength(2);
  });

  test('an attempt starts with empty answers and a deadline by the server’s clock', async () => {
    const extraTime = [{ student: room.student.id, minutes: 15 }];
    const contents = [choiceQuestion(), gapQuestion(), essayQuestion()];
    const task = await room.makeTask({ contents, timeLimitMinutes: 60, extraTime });
    const attempt = await room.start(task);
    expect(attempt).toMatchObject({ number: 1, status: 'in_progress', mark: null, maximum: null, pending: null });
    expect(Date.parse(attempt.deadlineAt ?? '') - Date.parse(attempt.now)).toBe(75 * 60_000);
    const empty = { studentAnswer: '', studentMark: 0 };
    expect((await room.answersOf(attempt)).map(({ answers, rev }) => ({ answers, rev }))).toEqual([
      { rev: 0, answers: [empty, empty] },
      { rev: 0, answers: [[empty, empty]] },
      { rev: 0, answers: [{ studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 }] },
    ]);
  });

  test('later changes of a question do not change an attempt', async () => {
    const question = await room.makeQuestion(choiceQuestion('Before'));
    const task = await room.makeTask({ questions: [question] });
    const attempt = await room.start(task);
    const body = { rev: 1, content: choiceQuestion('After') };
    await server.ok('updateQuestion', { params: { id: question }, body }, room.admin);
    const { items } = await server.ok('listStudentQuestions', { query: { taskTaken: attempt._id } }, room.student);
    expect(items.map(({ view }) => view.title)).toEqual(['Before']);
  });

  test('no attempt can be started after the last one', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 2 });
    expect((await room.submitAnswers(task, [rightChoices])).number).toBe(1);
    expect((await room.submitAnswers(task, [rightChoices])).number).toBe(2);
    const third = await server.fails('startTaskTaken', { body: { task: task._id } }, room.student);
    expect(third).toMatchObject({ status: 409, code: 'attempts_used_up' });
  });

  test('the next save is applied, a repeat is confirmed, and a stale one gets the stored answer', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const [answer] = await room.answersOf(await room.start(task));
    if (!answer) throw new Error('There is no answer.');
    const send = (rev: number, text: string) =>
      server.send(
        'saveAnswer',
        { params: { id: answer._id }, body: { rev, answers: essayText(text), flagged: true } },
        room.student,
      );
    const first = await send(0, 'Cold');
    expect(await first.json()).toMatchObject({ rev: 1, flagged: true, savedAt: server.clock.now().toISOString() });
    const again = await send(0, 'Cold');
    expect([again.status, await again.json()]).toMatchObject([200, { rev: 1 }]);
    expect(await (await send(1, 'Colder')).json()).toMatchObject({ rev: 2 });
    const stale = await send(1, 'Warm');
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'conflict', current: { rev: 2, answers: essayText('Colder') } },
    ]);
  });

  test('the time on a question is what two devices report, as far as the clock allows, and the student does not get it', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 60 });
    const attempt = await room.start(task);
    const [answer] = await room.answersOf(attempt);
    if (!answer) throw new Error('There is no answer.');
    const send = (rev: number, text: string, sitting: string, activeMs: number) => {
      const body = { rev, answers: essayText(text), activeTime: { sitting, activeMs } };
      return server.send('saveAnswer', { params: { id: answer._id }, body }, room.student);
    };
    const stored = async () => {
      const [row] = await server.app.db.select().from(answerRows).where(eq(answerRows.id, answer._id));
      return row?.activeMs;
    };
    server.clock.advance({ minutes: 2 });
    const first = await send(0, 'Cold', 'phone', 90_000);
    expect(await first.json()).not.toHaveProperty('activeTime');
    expect(await stored()).toBe(90_000);
    // Its reply was lost: it is sent again, and counts once.
    await send(0, 'Cold', 'phone', 90_000);
    expect(await stored()).toBe(90_000);
    server.clock.advance({ minutes: 1 });
    // A conflict counts when it is decided.
    expect((await send(0, 'Warm', 'laptop', 40_000)).status).toBe(409);
    expect(await stored()).toBe(90_000);
    await send(1, 'Warm', 'laptop', 40_000);
    expect(await stored()).toBe(130_000);
    // An hour is claimed after ten seconds.
    server.clock.advance({ seconds: 10 });
    await send(2, 'Warmer', 'laptop', 3_600_000);
    expect(await stored()).toBe(140_000);
    expect((await room.start(task)).deadlineAt).toBe(attempt.deadlineAt);
  });

  test('of concurrent saves of one revision one is applied, and the others get a conflict', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const [answer] = await room.answersOf(await room.start(task));
    if (!answer) throw new Error('There is no answer.');
    const texts = Array.from({ length: 6 }, (_, index) => `Text ${String(index)}`);
    const replies = await Promise.all(
      texts.map((text) =>
        server.send(
          'saveAnswer',
          { params: { id: answer._id }, body: { rev: 0, answers: essayText(text) } },
          room.student,
        ),
      ),
    );
    const confirmed = texts.filter((_, index) => replies[index]?.ok);
    expect(confirmed).toHaveLength(1);
    const [stored] = await room.answersOf(await room.start(task));
    expect(stored).toMatchObject({ rev: 1, answers: essayText(confirmed[0] ?? '') });
  });

  test('marks, reviews and comments in a save are ignored', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const [choice, essay] = await room.answersOf(await room.start(task));
    if (!choice || !essay) throw new Error('An answer is missing.');
    const cheeky = [{ studentAnswer: 'one-wrong', studentMark: 1, reviewed: true }];
    const saved = await room.save(choice, cheeky);
    expect(saved.answers).toEqual([{ studentAnswer: 'one-wrong', studentMark: 0 }]);
    const [text] = essayText('Cold');
    const praised = await room.save(essay, [
      { ...text!, studentContentMark: 6, reviewed: true, instructorComments: 'Superb' },
    ]);
    expect(praised.answers).toEqual(essayText('Cold'));
  });

  test('an answer that does not match the question is rejected on its path', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const [answer] = await room.answersOf(await room.start(task));
    if (!answer) throw new Error('There is no answer.');
    const send = (answers: unknown[]) => {
      const body = { rev: 0, answers: answers as typeof rightChoices };
      return server.fails('saveAnswer', { params: { id: answer._id }, body }, room.student);
    };
    const wrong = await send([rightChoices[0], essayText('Cold')[0]]);
    expect(wrong).toMatchObject({ status: 422, errors: { 'answers.1.studentAnswer': [expect.any(String)] } });
    const many = await send([...rightChoices, ...rightChoices]);
    expect(many).toMatchObject({ status: 422, errors: { 'answers.2': [expect.any(String)] } });
    expect((await send([{ nonsense: true }])).status).toBe(422);
  });

  test('a save is accepted until 30 seconds after the deadline', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], timeLimitMinutes: 10 });
    const [answer] = await room.answersOf(await room.start(task));
    if (!answer) throw new Error('There is no answer.');
    server.clock.advance({ minutes: 10, seconds: 30 });
    const saved = await room.save(answer, essayText('In time'));
    server.clock.advance({ seconds: 1 });
    const body = { rev: saved.rev, answers: essayText('Too late') };
    const failure = await server.fails('saveAnswer', { params: { id: answer._id }, body }, room.student);
    expect(failure).toMatchObject({ status: 409, code: 'attempt_closed' });
    const late = await room.submit(await room.start(task));
    expect(late).toMatchObject({ status: 'auto_submitted', submittedAt: late.deadlineAt });
  });

  test('a repeated submit with the same key gets the same reply, another key the current attempt', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.start(task);
    const [answer] = await room.answersOf(attempt);
    if (answer) await room.save(answer, essayText('Cold'));
    const [one, two] = await Promise.all([room.submit(attempt), room.submit(attempt)]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ status: 'submitted', late: false });
    server.clock.advance({ minutes: 1 });
    expect(await room.submit(attempt)).toEqual(one);
    const other = await room.submit(attempt, room.student, 'another-key');
    expect(other).toEqual({ ...one, now: server.clock.now().toISOString() });
    if (!answer) return;
    const body = { rev: 1, answers: essayText('More') };
    expect((await server.fails('saveAnswer', { params: { id: answer._id }, body }, room.student)).code).toBe(
      'attempt_closed',
    );
  });

  test('an attempt that needs no marker is marked at once, and one after the due date is late', async () => {
    const dueAt = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, maxAttempts: 2 });
    expect(await room.submitAnswers(task, [rightChoices])).toMatchObject({ status: 'marked', late: false });
    server.clock.advance({ minutes: 2 });
    const late = await room.submitAnswers(task, [rightChoices]);
    expect(late).toMatchObject({ status: 'marked', late: true, mark: null });
    const seen = await server.ok('getTaskTaken', { params: { id: late._id } }, room.admin);
    expect(seen).toMatchObject({ mark: 2, maximum: 2, pending: 0 });
  });

  test('a save concurrent with the submission is either included or rejected', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], maxAttempts: 0 });
    for (let round = 0; round < 5; round += 1) {
      const attempt = await room.start(task);
      const [answer] = await room.answersOf(attempt);
      if (!answer) throw new Error('There is no answer.');
      const text = `Round ${String(round)}`;
      const [saved] = await Promise.all([
        server.send(
          'saveAnswer',
          { params: { id: answer._id }, body: { rev: 0, answers: essayText(text) } },
          room.student,
        ),
        room.submit(attempt),
      ]);
      const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.admin);
      const kept = sheet.questions[0]?.answers;
      if (saved.ok) {
        expect(kept).toMatchObject(essayText(text));
        expect(sheet.attempt.status).toBe('submitted');
      } else {
        expect(saved.status).toBe(409);
        expect(sheet.attempt).toMatchObject({ status: 'marked', mark: 0 });
      }
    }
  });
});
