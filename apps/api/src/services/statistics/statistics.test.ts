import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Task } from '@rubrica/api-client/contract';
import { groupStudents } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const answer = (option: string): Answer['answers'][number] => ({ studentAnswer: option, studentMark: 0 });
/** Answers to both choices of `choiceQuestion`. */
const answered = (one: boolean, two: boolean) => [
  answer(one ? 'one-right' : 'one-wrong'),
  answer(two ? 'two-right' : 'two-wrong'),
];

describe('statistics', () => {
  let server: TestServer;
  let room: Classroom;
  let students: Classroom['student'][];

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    students = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const person = await server.makePerson({ role: 'student', name: `Student ${String(index)}` });
        return { ...person, token: await server.login(person) };
      }),
    );
    await server.app.db.insert(groupStudents).values(students.map(({ id }) => ({ groupId: room.group, userId: id })));
  });
  afterAll(() => server.close());

  const ofTask = (task: Task, who = room.assistant, attempts: 'first' | 'all' = 'first') =>
    server.ok('getTaskStatistics', { params: { id: task._id }, query: { attempts } }, who);

  test('a task with too few attempts gives their number and no figures', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()] });
    await room.submitAnswers(task, [answered(true, true)]);
    expect(await ofTask(task)).toMatchObject({ attempts: 1, needed: 20, leftOut: 0, whole: null, items: [] });
  });

  test('a task that draws one question counts every attempt, whichever question it has', async () => {
    const questions = await Promise.all(['One', 'Other'].map((title) => room.makeQuestion(choiceQuestion(title))));
    await server.ok('tagQuestions', { body: { questions, add: ['drawn'] } }, room.admin);
    const any = { type: null, subQuestionType: null, category: null, level: null, diploma: null };
    const task = await room.makeTask({ draws: [{ ...any, count: 1, tags: ['drawn'], mark: 2 }] });
    for (const [index, student] of students.entries())
      await room.submitAnswers(task, [answered(index < 12, true)], student);
    const statistics = await ofTask(task);
    expect(statistics).toMatchObject({ attempts: 20, leftOut: 0, whole: { mean: 1.6, maximum: 2 } });
    // Beside the whole, of each question those who got it: they are too few.
    expect(statistics).toMatchObject({ rareQuestions: 2, items: [] });
  });

  describe('of a task and its question after 20 first attempts', () => {
    let task: Task;

    beforeAll(async () => {
      task = await room.makeTask({ contents: [choiceQuestion('Key')], maxAttempts: 2 });
      // Of two groups of ten the better one gets the first choice right; the second is the other way round.
      for (const [index, student] of students.entries()) {
        await room.submitAnswers(task, [answered(index < 12, index >= 12)], student);
      }
    });

    test('each choice has its facility, its discrimination and the options that both thirds chose', async () => {
      const { attempts, whole, items } = await ofTask(task);
      expect([attempts, whole?.mean, whole?.maximum]).toEqual([20, 1, 2]);
      expect(whole?.alpha).toBeNull();
      const [first, second] = items.toSorted((a, b) => a.block - b.block);
      expect([first?.facility, second?.facility]).toEqual([0.6, 0.4]);
      expect([first?.discrimination, second?.discrimination]).toEqual([-1, -1]);
      expect(first?.options).toEqual([
        { id: 'one-right', text: 'Cold', isKey: true, count: 12, shares: { all: 0.6, upper: 0.6, lower: 0.6 } },
        { id: 'one-wrong', text: 'Warm', isKey: false, count: 8, shares: { all: 0.4, upper: 0.4, lower: 0.4 } },
      ]);
      expect(first?.reasons).toContain('negative-discrimination');
      expect(second?.reasons).toContain('at-chance');
    });

    test('the time on a question has its quartiles once enough answers have one', async () => {
      expect((await ofTask(task)).times).toMatchObject([{ title: 'Key', answers: 0, time: null }]);
      const timed = await room.makeTask({ contents: [choiceQuestion('Timed')] });
      for (const [index, student] of students.entries()) {
        const attempt = await room.start(timed, student);
        const [own] = await room.answersOf(attempt, student);
        if (!own) throw new Error('There is no answer.');
        const activeMs = index < 2 ? 1_000 : 60_000 + index * 1_000;
        server.clock.advance({ minutes: 2 });
        const body = { rev: 0, answers: answered(true, true), activeTime: { sitting: 'page', activeMs } };
        await server.ok('saveAnswer', { params: { id: own._id }, body }, student);
        await room.submit(attempt, student);
      }
      const { times } = await ofTask(timed);
      expect(times).toMatchObject([
        { title: 'Timed', answers: 20, time: { medianMs: 69_500, tooQuick: 2, isLookedAt: true } },
      ]);
    });

    test('a later attempt of a student counts only where all are asked for', async () => {
      const [student] = students;
      await room.submitAnswers(task, [answered(true, true)], student);
      expect((await ofTask(task)).attempts).toBe(20);
      expect((await ofTask(task, room.assistant, 'all')).attempts).toBe(21);
    });

    test('an assistant of another group does not get the attempts of this one', async () => {
      const id = task._id;
      const { title, kind, questions } = task;
      const body = { title, kind, questions, groups: [room.group, room.otherGroup], status: 'published' as const };
      await server.ok('updateTask', { params: { id }, body }, room.admin);
      expect(await ofTask(task, room.otherAssistant)).toMatchObject({ attempts: 0, whole: null, items: [] });
    });

    test('a question has the attempts at all tasks that use it', async () => {
      const [question] = task.questions;
      if (!question) throw new Error('The task has no question.');
      const other = await room.makeTask({ questions: [question], title: 'Again' });
      await room.submitAnswers(other, [answered(true, true)], room.classmate);
      const statistics = await server.ok('getQuestionStatistics', { params: { id: question } }, room.admin);
      expect(statistics).toMatchObject({ title: 'Key', attempts: 21, leftOut: 0 });
      expect(statistics.items.map(({ facility }) => facility).toSorted((a, b) => a - b)).toEqual([9 / 21, 13 / 21]);
    });

    test('attempts at another version with more items are left out, and counted', async () => {
      const [question] = task.questions;
      if (!question) throw new Error('The task has no question.');
      const { content } = await server.ok('getQuestion', { params: { id: question } }, room.admin);
      const [block] = content.questions;
      if (block?.type !== 'MCQ') throw new Error('The question has no choice.');
      const third = {
        ...block,
        id: 'three',
        content: block.content.map((option) => ({ ...option, id: option.id.replace('one', 'three') })),
      };
      const more = { ...content, questions: [...content.questions, third] };
      await server.ok('updateQuestion', { params: { id: question }, body: { rev: 1, content: more } }, room.admin);
      const other = await room.makeTask({ questions: [question], title: 'Newer' });
      await room.submitAnswers(other, [answered(true, true)], room.student);
      const statistics = await server.ok('getQuestionStatistics', { params: { id: question } }, room.admin);
      expect(statistics).toMatchObject({ attempts: 21, leftOut: 1 });
    });
  });
});
