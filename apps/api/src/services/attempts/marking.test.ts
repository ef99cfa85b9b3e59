import type { GroupId, MarkingSheet, TaskTaken } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  gapQuestion,
  halfRightGaps,
  rightChoices,
  sentinel,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

type Sheet = MarkingSheet['questions'][number];

const marked = (sheet: Sheet, answers: Sheet['answers'], version = sheet.version) => ({
  params: { id: sheet.answer },
  headers: { 'if-match': `"${String(version)}"` },
  body: { answers },
});

const graded = (content: number, language: number) => [
  { ...essayText('')[0]!, studentContentMark: content, studentLanguageMark: language, reviewed: true },
];

describe('marking', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const sheetOf = (attempt: TaskTaken, who = room.assistant) =>
    server.ok('getMarkingSheet', { params: { id: attempt._id } }, who);
  const review = (attempt: TaskTaken, who = room.student) =>
    server.send('getReviewSheet', { params: { id: attempt._id } }, who);
  const release = (attempt: TaskTaken) =>
    server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);

  test('proposed marks need a marker; the attempt is marked when nothing is pending', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), gapQuestion(), essayQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices, halfRightGaps, essayText('It was cold.')]);
    const sheet = await sheetOf(attempt);
    expect(sheet.attempt).toMatchObject({ status: 'submitted', mark: 3, maximum: 14, pending: 2 });
    const [, gaps, essay] = sheet.questions;
    if (!gaps || !essay) throw new Error('A question is missing.');
    expect(gaps.marks[0]?.items.map(({ decision, mark }) => [decision, mark])).toEqual([
      ['none', 0],
      ['alternative', 1],
    ]);

    const confirmed = [halfRightGaps[0]!.map((entry, index) => ({ ...entry, studentMark: index, reviewed: true }))];
    const saved = await server.ok('saveMarks', marked(gaps, confirmed), room.assistant);
    expect(saved).toMatchObject({ version: 1, marks: [{ pending: false, mark: 1 }] });
    expect((await sheetOf(attempt)).attempt).toMatchObject({ status: 'marking', pending: 1 });
    await server.ok('saveMarks', marked(essay, graded(4.5, 3)), room.assistant);
    expect((await sheetOf(attempt)).attempt).toMatchObject({ status: 'marked', mark: 10.5, maximum: 14, pending: 0 });
  });

  test('marks above the maximum are rejected, and the student’s text is unchanged', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('My own words.')]);
    const [essay] = (await sheetOf(attempt)).questions;
    if (!essay) throw new Error('The essay is missing.');
    const high = await server.fails('saveMarks', marked(essay, graded(6.5, 4)), room.assistant);
    expect(high).toMatchObject({ status: 422, errors: { 'answers.0.studentContentMark': [expect.any(String)] } });
    const rewritten = graded(6, 4).map((entry) => ({
      ...entry,
      studentAnswer: [{ kind: 'text' as const, text: 'Theirs.' }],
    }));
    const saved = await server.ok('saveMarks', marked(essay, rewritten), room.assistant);
    expect(saved.answers).toMatchObject([{ studentAnswer: [{ text: 'My own words.' }], studentContentMark: 6 }]);
  });

  test('a person’s mark is stored as it was given, in whatever fraction', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices, essayText('Cold.')]);
    const [choice, essay] = (await sheetOf(attempt)).questions;
    if (!choice || !essay) throw new Error('A question is missing.');
    const third = [{ ...rightChoices[0]!, studentMark: 0.33, reviewed: true }, rightChoices[1]!];
    await server.ok('saveMarks', marked(choice, third), room.assistant);
    await server.ok('saveMarks', marked(essay, graded(5.25, 3.1)), room.assistant);
    expect((await sheetOf(attempt)).attempt).toMatchObject({ status: 'marked', mark: 9.68 });
  });

  test('the second of two concurrent markers gets the marks that the first saved', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('Cold.')]);
    const [essay] = (await sheetOf(attempt)).questions;
    if (!essay) throw new Error('The essay is missing.');
    await server.ok('saveMarks', marked(essay, graded(5, 3)), room.assistant);
    const late = await server.fails('saveMarks', marked(essay, graded(2, 2)), room.admin);
    expect(late).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { version: 1, answers: [{ studentContentMark: 5, studentLanguageMark: 3 }] },
    });
    await server.ok('saveMarks', marked(essay, graded(2, 2), 1), room.admin);
  });

  test('changing an automatic mark is audited with the marker and both marks', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices]);
    const [choice] = (await sheetOf(attempt)).questions;
    if (!choice) throw new Error('The question is missing.');
    const overruled = [{ ...rightChoices[0]!, studentMark: 0.5, reviewed: true }, rightChoices[1]!];
    await server.ok('saveMarks', marked(choice, overruled), room.assistant);
    expect((await sheetOf(attempt)).attempt).toMatchObject({ status: 'marked', mark: 1.5 });
    const [entry] = await server.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.object, `answer:${choice.answer}`), eq(auditLog.action, 'marks.overrule')));
    expect(entry).toMatchObject({
      action: 'marks.overrule',
      actorId: room.assistant.id,
      details: { student: room.student.id, overruled: [{ block: 0, item: null, from: 1, to: 0.5 }] },
    });
  });

  test('every mark has the name of the marker who last changed it', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices]);
    const [choice] = (await sheetOf(attempt)).questions;
    if (!choice) throw new Error('The question is missing.');
    const [first, second] = [rightChoices[0]!, rightChoices[1]!];
    const claimed = { ...first, studentMark: 0.5, reviewed: true, reviewedBy: 'Somebody else' };
    const saved = await server.ok('saveMarks', marked(choice, [claimed, second]), room.assistant);
    const assistant = (await server.ok('getMe', {}, room.assistant)).user.name;
    expect(saved.answers).toMatchObject([{ reviewedBy: assistant }, { studentMark: 1 }]);
    expect(saved.answers[1]).not.toHaveProperty('reviewedBy');

    const both = [{ ...claimed }, { ...second, studentMark: 0, reviewed: true }];
    const again = await server.ok('saveMarks', marked(choice, both, 1), room.admin);
    const admin = (await server.ok('getMe', {}, room.admin)).user.name;
    expect(again.answers).toMatchObject([{ reviewedBy: assistant }, { reviewedBy: admin }]);
    expect(again.marks[1]?.items).toMatchObject([{ reviewedBy: admin }]);
    await release(attempt);
    const read = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.student);
    expect(read.questions[0]?.marks[0]?.items).toMatchObject([{ mark: 0.5, reviewedBy: assistant }]);
  });

  test('an open attempt cannot be marked', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.start(task);
    const [essay] = (await sheetOf(attempt)).questions;
    if (!essay) throw new Error('The essay is missing.');
    const failure = await server.fails('saveMarks', marked(essay, graded(1, 1)), room.assistant);
    expect(failure).toMatchObject({ status: 409, code: 'attempt_not_open' });
  });

  test('the next attempt to mark is the oldest unmarked one, starting over after the last', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()], groups: [room.group, room.otherGroup] });
    const first = await room.submitAnswers(task, [essayText('First.')]);
    server.clock.advance({ minutes: 1 });
    const second = await room.submitAnswers(task, [essayText('Second.')], room.classmate);
    server.clock.advance({ minutes: 1 });
    const third = await room.submitAnswers(task, [essayText('Third.')], room.otherStudent);
    expect((await sheetOf(first)).next).toBe(second._id);
    expect((await sheetOf(second)).next).toBe(first._id);
    expect((await sheetOf(second, room.admin)).next).toBe(third._id);
    expect((await sheetOf(third, room.admin)).next).toBe(first._id);
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

  test('a result is visible only after the release, to the student and their parent', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices, essayText('Cold.')]);
    const waiting = await server.fails('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    expect(waiting).toMatchObject({ status: 409, code: 'not_marked', message: expect.stringContaining('1') });
    const [, essay] = (await sheetOf(attempt)).questions;
    if (essay) await server.ok('saveMarks', marked(essay, graded(5, 4)), room.assistant);
    expect((await review(attempt)).status).toBe(404);
    expect((await review(attempt, room.parent)).status).toBe(404);
    expect((await server.ok('getTaskTaken', { params: { id: attempt._id } }, room.student)).mark).toBeNull();

    const level = await server.ok('createLevel', { body: { name: 'B1' } }, room.admin);
    await server.app.db.update(users).set({ levelId: level._id }).where(eq(users.id, room.student.id));
    expect((await release(attempt)).status).toBe('released');
    expect((await release(attempt)).status).toBe('released');
    const sheet = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.parent);
    expect(sheet).toMatchObject({
      attempt: { mark: 11, maximum: 12 },
      level: 'B1',
      questions: [
        { marks: [{ mark: 1 }, { mark: 1 }] },
        { answers: [{ studentContentMark: 5, studentLanguageMark: 4 }] },
      ],
    });
    expect((await review(attempt, room.classmate)).status).toBe(404);
    expect((await review(attempt, room.otherParent)).status).toBe(404);
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
      await release(attempt);
      attempts.push(attempt);
    }
    const shown = async () => {
      const texts = await Promise.all(attempts.map(async (attempt) => (await review(attempt)).text()));
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
    await release(first);
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
    await release(attempt);
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

  test('a marker is told before a return whether the student has the keys', async () => {
    const visible: boolean[] = [];
    for (const maxAttempts of [1, 2]) {
      const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts });
      const attempt = await room.submitAnswers(task, [rightChoices]);
      visible.push((await sheetOf(attempt)).solutionVisible);
      await release(attempt);
      visible.push((await sheetOf(attempt)).solutionVisible);
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
    expect((await sheetOf(attempt)).attempt.status).toBe('submitted');
  });

  test('a returned attempt is reopened with its answers; marks are hidden and kept for unchanged answers', async () => {
    const task = await room.makeTask({ contents: [essayQuestion('A'), essayQuestion('B')] });
    const attempt = await room.submitAnswers(task, [essayText('Stays.'), essayText('Changes.')]);
    for (const essay of (await sheetOf(attempt)).questions) {
      await server.ok('saveMarks', marked(essay, graded(5, 3)), room.assistant);
    }
    await release(attempt);
    const body = { note: 'Look at B again.', minutes: 20 };
    const returned = await server.ok('returnTaskTaken', { params: { id: attempt._id }, body }, room.assistant);
    expect(returned).toMatchObject({ status: 'returned', returnNote: body.note, mark: null, submittedAt: null });
    expect(Date.parse(returned.deadlineAt ?? '') - server.clock.now().getTime()).toBe(20 * 60_000);
    expect((await review(attempt)).status).toBe(404);
    expect((await room.start(task))._id).toBe(attempt._id);

    const [first, second] = await room.answersOf(attempt);
    expect(first?.answers).toEqual(essayText('Stays.'));
    if (second) await room.save(second, essayText('Changed.'));
    const again = await room.submit(attempt, room.student, 'second-submit');
    expect(again.status).toBe('submitted');
    const sheet = await sheetOf(attempt);
    expect(sheet.attempt).toMatchObject({ mark: 8, maximum: 20, pending: 1 });
    expect(sheet.questions.map(({ marks }) => marks[0]?.pending)).toEqual([false, true]);
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
