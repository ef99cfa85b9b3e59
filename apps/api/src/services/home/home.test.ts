import type { Task, TaskTaken } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents } from '../../db/schema/people.ts';
import { practiceDays } from '../../db/schema/practice.ts';
import { taskGroups, tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { makeLecture } from '../../testing/lectures.ts';
import { planMeeting } from '../../testing/meetings.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  rightChoices,
  wrongChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';
import { toSkillMarks } from './select-skills.ts';

let server: TestServer;
let room: Classroom;
beforeEach(async () => {
  server = await testServer();
  room = await classroom(server);
  return () => server.close();
});

const home = (who: SignedInPerson = room.student) => server.ok('getStudentHome', {}, who);
const family = (who: SignedInPerson = room.parent) => server.ok('getParentHome', {}, who);
const week = async () => (await family()).children[0]?.week;
const childNames = async (who: SignedInPerson) => (await family(who)).children.map(({ name }) => name);
const practice = async (who = room.student) => (await home(who)).practice;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
const report = (who: SignedInPerson, query = {}) =>
  server.ok('getStudentReport', { params: { id: room.student.id }, query }, who);
const release = ({ _id: id }: TaskTaken) => server.ok('releaseTaskTaken', { params: { id } }, room.admin);

function essayOf(minWords: number) {
  const question = essayQuestion();
  return { ...question, questions: question.questions.map((block) => ({ ...block, minWords })) };
}

async function markEssay(attempt: TaskTaken, comment: string) {
  const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
  const [answer] = sheet.questions;
  const [entry] = essayText('');
  const marked = {
    ...entry!,
    studentContentMark: 5,
    studentLanguageMark: 4,
    instructorComments: comment,
    reviewed: true,
  };
  const input = { params: { id: answer?.answer ?? '' }, headers: { 'if-match': '0' }, body: { answers: [marked] } };
  await server.ok('saveMarks', input, room.assistant);
}

/** An essay that was handed in and marked, and is not released. */
async function markedEssay(comment: string) {
  const task = await room.makeTask({ title: 'Essay', contents: [essayQuestion()], dueAt: inDays(1) });
  const attempt = await room.submitAnswers(task, [essayText('It was cold.')]);
  await markEssay(attempt, comment);
  return attempt;
}

describe('what a student does next', () => {
  test('counts what is missing in an open attempt as its answers change: words to a minimum, and questions', async () => {
    const task = await room.makeTask({ title: 'Both', contents: [essayOf(5), choiceQuestion()], dueAt: inDays(2) });
    expect((await home()).next).toMatchObject({ kind: 'task', task: { title: 'Both', skill: null }, questionCount: 2 });
    const attempt = await room.start(task);
    const left = async () => {
      const { next } = await home();
      return next?.kind === 'attempt' ? next.left : next;
    };
    expect(await left()).toEqual({ words: 5, questions: 2, recordings: 0 });
    const [essay, choices] = await room.answersOf(attempt);
    const saved = await room.save(essay!, essayText('It was cold.'));
    await room.save(choices!, [rightChoices[0]!, { studentAnswer: '', studentMark: 0 }]);
    expect(await left()).toEqual({ words: 2, questions: 1, recordings: 0 });
    await room.save(saved, essayText('It was very, very cold.'));
    expect(await left()).toMatchObject({ words: 0, questions: 1 });
    await room.submit(attempt);
    expect((await home()).next).toBeNull();
  });

  test('has the words of the marker who returned it', async () => {
    const attempt = await markedEssay('Fine.');
    const note = 'Add a paragraph.';
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: { note } }, room.assistant);
    expect((await home()).next).toMatchObject({ kind: 'attempt', attempt: attempt._id, isReturned: true, note });
  });

  test('is an attempt that was returned after the task had closed, and the week has it as late', async () => {
    const [dueAt, closeAt] = [inDays(0.02), inDays(0.04)];
    const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, closeAt });
    const attempt = await room.submitAnswers(task, [wrongChoices]);
    server.clock.advance({ hours: 2 });
    expect(await home()).toMatchObject({ next: null, week: [{ state: 'done' }] });
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, room.assistant);
    expect(await home()).toMatchObject({ next: { kind: 'attempt', attempt: attempt._id }, week: [{ state: 'late' }] });
  });

  test('is an attempt at a task of a group that they have left, and of an archived task what was returned', async () => {
    const task = await room.makeTask({ contents: [choiceQuestion()], dueAt: inDays(1) });
    const handedIn = await room.submitAnswers(task, [wrongChoices]);
    const { _id: attempt } = handedIn;
    await server.ok('returnTaskTaken', { params: { id: attempt }, body: {} }, room.assistant);
    await server.app.db.delete(groupStudents).where(eq(groupStudents.userId, room.student.id));
    expect(await home()).toMatchObject({ next: { kind: 'attempt', attempt }, week: [{ state: 'open' }] });
    await server.app.db.update(tasks).set({ status: 'archived' }).where(eq(tasks.id, task._id));
    expect(await home()).toMatchObject({ next: { kind: 'attempt', attempt }, week: [{ state: 'late' }] });
    await room.submit(handedIn, undefined, `again-${attempt}`);
    expect(await home()).toMatchObject({ next: null, week: [] });
  });

  test('is found among any number of tasks that were set later and are over', async () => {
    const due = await room.makeTask({ title: 'Set early', contents: [choiceQuestion()], dueAt: inDays(1) });
    const later = Array.from({ length: 210 }, () => ({
      id: v7(),
      title: 'Over',
      kind: 'homework' as const,
      status: 'published' as const,
      closeAt: new Date(inDays(-20)),
      createdAt: new Date(due.createdAt.replace(/^\d{4}/u, '2100')),
    }));
    await server.app.db.insert(tasks).values(later);
    await server.app.db.insert(taskGroups).values(later.map(({ id }) => ({ taskId: id, groupId: room.group })));
    expect(await home()).toMatchObject({ next: { task: { _id: due._id } }, week: [{ task: { _id: due._id } }] });
  });

  test('is a lecture that was begun, then words that are due, then nothing', async () => {
    expect((await home()).next).toBeNull();
    await server.ok('createWord', { body: { word: 'tide', form: 'tides' } }, room.student);
    expect((await home()).next).toEqual({ kind: 'words', count: 1 });
    const lecture = await makeLecture(server, room.group, 'Tides');
    expect((await home()).next).toMatchObject({ kind: 'words' });
    const report1 = { params: { id: lecture }, body: { intervals: [], positionMs: 0 } };
    await server.ok('reportProgress', report1, room.student);
    expect((await home()).next).toMatchObject({ kind: 'lecture', lecture: { title: 'Tides' }, minutesLeft: 1 });
  });
});

test('the week has what is due and every meeting, by time, each with its state', async () => {
  const due = async (title: string, days: number): Promise<Task> =>
    room.makeTask({ title, contents: [choiceQuestion()], dueAt: inDays(days) });
  await due('Late', -2);
  await room.submitAnswers(await due('Done', 3), [rightChoices]);
  await due('Far', 12);
  await planMeeting(server, room, 24, { title: 'Class' });
  const { week: items } = await home();
  expect(
    items.map((item) => (item.kind === 'task' ? [item.task.title, item.state] : [item.title, item.state])),
  ).toEqual([
    ['Late', 'late'],
    ['Class', 'scheduled'],
    ['Done', 'done'],
  ]);
  expect((await home(room.otherStudent)).week).toEqual([]);
});

test('marks and words of a teacher come with the release, and before it neither home nor report has a trace of them', async () => {
  const attempt = await markedEssay('  A clear first paragraph.\n');
  const seen = async () =>
    JSON.stringify([await home(), await family(), await report(room.parent), await report(room.admin)]);
  expect(await seen()).not.toMatch(/clear first paragraph|"Writing","percent"/u);
  expect((await home()).skills).toEqual([]);
  await release(attempt);
  const words = { text: 'A clear first paragraph.', from: room.assistant.name };
  const result = { attempt: attempt._id, mark: 9, maximum: 10, words, task: { title: 'Essay', skill: 'Writing' } };
  const skill = { skill: 'Writing', percent: 90, answers: 1 };
  expect(await home()).toMatchObject({ results: [result], skills: [skill] });
  const { children } = await family();
  expect(children).toMatchObject([{ name: 'Sara', newest: result, newestWords: result, trend: [skill] }]);
  for (const who of [room.parent, room.student, room.assistant, room.admin])
    expect(await report(who)).toMatchObject({ averagePercent: 90, results: [result], skills: [skill], trend: [skill] });
});

test('a report has what was released in its period alone', async () => {
  const first = await room.submitAnswers(await room.makeTask({ title: 'First', contents: [choiceQuestion()] }), [
    wrongChoices,
  ]);
  await release(first);
  const before = server.clock.now().toISOString().slice(0, 10);
  server.clock.advance({ days: 10 });
  const room2 = { ...room.student, token: await server.login(room.student) };
  const admin = { ...room.admin, token: await server.login(room.admin) };
  const query = { from: before, until: before };
  expect((await report(room2)).results).toHaveLength(1);
  expect(await report(admin, query)).toMatchObject({ averagePercent: 50, from: before, until: before });
  const later = inDays(0).slice(0, 10);
  expect(await report(admin, { from: later, until: later })).toMatchObject({ averagePercent: null, results: [] });
  const turned = await server.fails(
    'getStudentReport',
    { params: { id: room.student.id }, query: { from: later, until: before } },
    admin,
  );
  expect(turned.status).toBe(422);
});

test('a report has its weeks by the school’s clock, and the mean of all its results, however many it lists', async () => {
  const { db } = server.app;
  const task = await room.makeTask({ contents: [choiceQuestion()] });
  const attempt = await room.submitAnswers(task, [rightChoices]);
  await release(attempt);
  const ofAttempt = eq(taskTakens.id, attempt._id);
  // In Cairo it is Monday, half past one in the morning.
  await db
    .update(taskTakens)
    .set({ releasedAt: new Date('2026-03-01T23:30:00Z') })
    .where(ofAttempt);
  const period = { from: '2026-03-02', until: '2026-03-02' };
  const skill = choiceQuestion().type;
  const own = await report(room.parent, period);
  expect(own).toMatchObject({ averagePercent: 100, trend: [{ skill, week: '2026-03-02', percent: 100 }] });
  expect((await family()).children[0]?.trend).toMatchObject([{ skill, week: '2026-03-02', percent: 100 }]);

  const row = expectRow(await db.select().from(taskTakens).where(ofAttempt));
  const more = Array.from({ length: 300 }, (_, index) => {
    const values = { ...row, id: v7(), number: index + 2, mark: 0 };
    // Nothing could be reached in one of them.
    return index === 0 ? { ...values, maximum: 0 } : { ...values, releasedAt: new Date('2026-03-02T08:00:00Z') };
  });
  await db.insert(taskTakens).values(more);
  await db
    .update(taskTakens)
    .set({ mark: 1 })
    .where(inArray(taskTakens.number, [2, 3, 4]));
  const { averagePercent, results } = await report(room.parent, period);
  // 100, twice 50, and 297 times 0.
  expect(averagePercent).toBeCloseTo(2 / 3);
  expect(results).toHaveLength(200);
});

test('what a parent reads of a child is rounded by the page alone, and is one mean on all pages', async () => {
  const { db } = server.app;
  const attempt = await room.submitAnswers(await room.makeTask({ contents: [choiceQuestion()] }), [rightChoices]);
  await release(attempt);
  const results = [
    { mark: 78.4, maximum: 100 },
    { mark: 78.5, maximum: 100 },
  ];
  const row = expectRow(await db.select().from(taskTakens).where(eq(taskTakens.id, attempt._id)));
  await db.delete(taskTakens).where(eq(taskTakens.id, attempt._id));
  await db
    .insert(taskTakens)
    .values(results.map((result, index) => ({ ...row, ...result, id: v7(), number: index + 1 })));
  const child = await server.ok('getChild', { params: { id: room.student.id } }, room.parent);
  const { averagePercent } = await report(room.parent);
  expect(averagePercent).toBeCloseTo(78.45, 9);
  expect(child.averagePercent).toBe(averagePercent);
});

test('the points of a skill are rounded by the page alone', () => {
  const points = [{ skill: 'Writing' as const, releasedAt: new Date(), mark: 15.69, maximum: 20, answers: 1 }];
  expect(toSkillMarks(points)[0]?.percent).toBeCloseTo(78.45, 9);
});

describe('the home of a parent', () => {
  test('counts what can be handed in and has no released result: neither handing in nor a return changes it', async () => {
    const made: Task[] = [];
    for (const days of [-1, 1, 3])
      made.push(await room.makeTask({ contents: [choiceQuestion()], dueAt: inDays(days) }));
    await room.makeTask({ contents: [choiceQuestion()], dueAt: inDays(-1), closeAt: inDays(-0.5) });
    expect(await week()).toEqual({ late: 1, dueToday: 0, dueTomorrow: 1, dueLater: 1 });
    const before = await family();
    const attempt = await room.start(made[0]!);
    expect(await family()).toEqual(before);
    await room.submit(attempt);
    expect(await family()).toEqual(before);
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, room.assistant);
    expect(await family()).toEqual(before);
    await room.submit(attempt, room.student, 'second-submit');
    await release(attempt);
    expect(await week()).toMatchObject({ late: 0, dueTomorrow: 1, dueLater: 1 });
  });

  test('has the next meeting that takes place, and how often the child was there', async () => {
    const past = await planMeeting(server, room, -2);
    const entries = [{ student: room.student.id, status: 'Late' as const, rev: 0 }];
    await server.ok('saveAttendance', { params: { id: past._id }, body: { entries } }, room.assistant);
    const next = await planMeeting(server, room, 30, { title: 'Next' });
    const [child] = (await family()).children;
    expect(child).toMatchObject({
      nextMeeting: { _id: next._id },
      attendance: { ratePercent: 100, counts: { late: 1 } },
    });
  });

  test('has their own children alone', async () => {
    expect(await childNames(room.parent)).toEqual(['Sara']);
    expect(await childNames(room.otherParent)).toEqual(['Omar']);
  });
});

describe('practice', () => {
  test('is an answer, a lecture, a word or a task handed in, once a day, by the school’s clock', async () => {
    expect(await practice()).toEqual({ dates: [], daysInRow: 0, goalDays: null });
    await room.submitAnswers(await room.makeTask({ contents: [choiceQuestion()] }), [rightChoices]);
    const word = await server.ok('createWord', { body: { word: 'tide', form: 'tides' } }, room.student);
    const review = { params: { id: word._id }, body: { rating: 'good' as const, dueAt: word.dueAt } };
    await server.ok('reviewWord', review, room.student);
    const { dates, daysInRow } = await practice();
    expect([dates.length, daysInRow]).toEqual([1, 1]);
    const rows = await server.app.db.select().from(practiceDays);
    expect(rows).toEqual([{ studentId: room.student.id, day: dates[0] }]);
  });

  test('has a goal of the student’s own, which they change and remove', async () => {
    const set = (daysPerWeek: number | null) => server.ok('setStudentGoal', { body: { daysPerWeek } }, room.student);
    await set(3);
    await set(5);
    expect(await practice()).toMatchObject({ goalDays: 5 });
    expect(await practice(room.otherStudent)).toMatchObject({ goalDays: null });
    await set(null);
    expect(await practice()).toMatchObject({ goalDays: null });
    const failure = await server.fails('setStudentGoal', { body: { daysPerWeek: 8 } }, room.student);
    expect(failure.status).toBe(422);
  });
});
