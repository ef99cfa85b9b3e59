import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/system.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { graded, marked, markingCalls } from '../../testing/marking-calls.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  gapQuestion,
  halfRightGaps,
  rightChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('marking', () => {
  let server: TestServer;
  let room: Classroom;
  let calls: ReturnType<typeof markingCalls>;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    calls = markingCalls(server, room);
  });
  afterAll(() => server.close());

  test('proposed marks need a marker; the attempt is marked when nothing is pending', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion(), gapQuestion(), essayQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices, halfRightGaps, essayText('It was cold.')]);
    const sheet = await calls.sheetOf(attempt);
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
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({ status: 'marking', pending: 1 });
    await server.ok('saveMarks', marked(essay, graded(4.5, 3)), room.assistant);
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({
      status: 'marked',
      mark: 10.5,
      maximum: 14,
      pending: 0,
    });
  });

  test('marks above the maximum are rejected, and the student’s text is unchanged', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('My own words.')]);
    const [essay] = (await calls.sheetOf(attempt)).questions;
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
    const [choice, essay] = (await calls.sheetOf(attempt)).questions;
    if (!choice || !essay) throw new Error('A question is missing.');
    const third = [{ ...rightChoices[0]!, studentMark: 0.33, reviewed: true }, rightChoices[1]!];
    await server.ok('saveMarks', marked(choice, third), room.assistant);
    await server.ok('saveMarks', marked(essay, graded(5.25, 3.1)), room.assistant);
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({ status: 'marked', mark: 9.68 });
  });

  test('the second of two concurrent markers gets the marks that the first saved', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('Cold.')]);
    const [essay] = (await calls.sheetOf(attempt)).questions;
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

  test('a released result changes by other marks, and never by taking one away, until it is returned', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('Cold.')]);
    const [essay] = (await calls.sheetOf(attempt)).questions;
    if (!essay) throw new Error('The essay is missing.');
    await server.ok('saveMarks', marked(essay, graded(5, 3)), room.assistant);
    await calls.release(attempt);
    const unreviewed = graded(5, 3).map((entry) => ({ ...entry, reviewed: false }));
    const refused = await server.fails('saveMarks', marked(essay, unreviewed, 1), room.assistant);
    expect(refused).toMatchObject({ status: 422, code: 'released_unmarked' });
    const result = async () => (await calls.sheetOf(attempt)).attempt;
    expect(await result()).toMatchObject({ status: 'released', mark: 8, pending: 0 });
    await server.ok('saveMarks', marked(essay, graded(4, 3), 1), room.assistant);
    expect(await result()).toMatchObject({ status: 'released', mark: 7 });
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, room.assistant);
    await room.submit(attempt);
    const [again] = (await calls.sheetOf(attempt)).questions;
    if (!again) throw new Error('The essay is missing.');
    await server.ok('saveMarks', marked(again, unreviewed), room.assistant);
    expect(await result()).toMatchObject({ status: 'marking', pending: 1 });
  });

  test('changing an automatic mark is audited with the marker and both marks', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    const attempt = await room.submitAnswers(task, [rightChoices]);
    const [choice] = (await calls.sheetOf(attempt)).questions;
    if (!choice) throw new Error('The question is missing.');
    const overruled = [{ ...rightChoices[0]!, studentMark: 0.5, reviewed: true }, rightChoices[1]!];
    await server.ok('saveMarks', marked(choice, overruled), room.assistant);
    expect((await calls.sheetOf(attempt)).attempt).toMatchObject({ status: 'marked', mark: 1.5 });
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
    const [choice] = (await calls.sheetOf(attempt)).questions;
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
    await calls.release(attempt);
    const read = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.student);
    expect(read.questions[0]?.marks[0]?.items).toMatchObject([{ mark: 0.5, reviewedBy: assistant }]);
  });

  test('an open attempt cannot be marked', async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.start(task);
    const [essay] = (await calls.sheetOf(attempt)).questions;
    if (!essay) throw new Error('The essay is missing.');
    const failure = await server.fails('saveMarks', marked(essay, graded(1, 1)), room.assistant);
    expect(failure).toMatchObject({ status: 409, code: 'attempt_not_open' });
  });
});
