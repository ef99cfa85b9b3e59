import { and, desc, eq } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Task } from '@rubrica/api-client/contract';
import { taskTakens } from '../../db/schema/attempts.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { attendance, meetingGroups, meetings } from '../../db/schema/meetings.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { auditLog } from '../../db/schema/system.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';
import { figuresMaxAgeMs } from './recent-figures.ts';

let server: TestServer;
let room: Classroom;
let [reading, writing]: (Task | undefined)[] = [];

const answered = (one: boolean, two: boolean) =>
  [one ? 'one-right' : 'one-wrong', two ? 'two-right' : 'two-wrong'].map((studentAnswer) => ({
    studentAnswer,
    studentMark: 0,
  }));

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  const groups = [room.group, room.otherGroup];
  reading = await room.makeTask({ contents: [choiceQuestion()], title: '=القراءة', groups });
  writing = await room.makeTask({ contents: [choiceQuestion()], title: 'Writing', kind: 'quiz', groups });
  await room.submitAnswers(reading, [answered(true, true)], room.student);
  await room.submitAnswers(reading, [answered(true, false)], room.classmate);
  await room.submitAnswers(reading, [answered(false, false)], room.otherStudent);
  const fortyDaysAgo = new Date(server.clock.now().getTime() - 40 * 86_400_000);
  await server.app.db.update(taskTakens).set({ submittedAt: fortyDaysAgo });
  await room.submitAnswers(writing, [answered(false, false)], room.student);
});
afterAll(() => server.close());

const marks = (query: object = {}, who = room.admin) => server.ok('getMarksReport', { query }, who);
const shown = async (query: object = {}, who = room.admin) =>
  (await marks(query, who)).items.map(({ student, task, percent }) => [student.name, task.title, percent]);

async function download(path: string, who: SignedInPerson, language = 'en') {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': language };
  const response = await server.http.request(`/api/reports/${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('the marks report', () => {
  test('has every marked attempt, sorted, paged and searched by the server, and what all of them come to', async () => {
    expect(await shown({ sort: 'percent' })).toEqual(
      expect.arrayContaining([
        ['Omar', '=القراءة', 0],
        ['Sara', 'Writing', 0],
      ]),
    );
    expect((await shown({ sort: '-percent' })).slice(0, 2)).toEqual([
      ['Sara', '=القراءة', 100],
      ['Samir', '=القراءة', 50],
    ]);
    const { items, total, summary } = await marks({ limit: 1, page: 2, sort: '-percent' });
    expect([items.map(({ student }) => student.name), total]).toEqual([['Samir'], 4]);
    expect(summary).toMatchObject({ students: 3, meanPercent: 37.5 });
    expect(summary.byMonth.map(({ meanPercent, attempts }) => [meanPercent, attempts])).toEqual([
      [50, 3],
      [0, 1],
    ]);
    expect(await shown({ search: 'writ' })).toEqual([['Sara', 'Writing', 0]]);
  });

  test('is narrowed by period, group, student, task and kind', async () => {
    const month = (await marks()).summary.byMonth.at(-1)?.month ?? '';
    expect(await shown({ from: `${month}-01` })).toEqual([['Sara', 'Writing', 0]]);
    expect(await shown({ until: '1999-12-31' })).toEqual([]);
    expect((await marks({ until: '1999-12-31' })).summary).toEqual({ students: 0, meanPercent: null, byMonth: [] });
    expect(await shown({ group: room.otherGroup })).toEqual([['Omar', '=القراءة', 0]]);
    expect(await shown({ student: room.classmate.id })).toEqual([['Samir', '=القراءة', 50]]);
    expect(await shown({ task: writing?._id, student: room.student.id })).toEqual([['Sara', 'Writing', 0]]);
    expect((await shown({ kind: 'quiz' })).length).toBe(1);
    const { content } = await server.ok('getQuestion', { params: { id: writing?.questions[0] ?? '' } }, room.admin);
    expect((await shown({ skill: content.type })).length).toBe(4);
    expect(await shown({ skill: content.type === 'Writing' ? 'Speaking' : 'Writing' })).toEqual([]);
    const category = (await server.ok('createCategory', { body: { name: 'Grammar' } }, room.admin))._id;
    await server.app.db
      .update(questions)
      .set({ categoryId: category })
      .where(eq(questions.id, writing?.questions[0] ?? ''));
    expect(await shown({ category })).toEqual([['Sara', 'Writing', 0]]);
    const { _id: diploma } = await server.ok('createDiploma', { body: { name: 'B2' } }, room.admin);
    await server.app.db.insert(courseItems).values({ diplomaId: diploma, position: 0, taskId: writing?._id });
    expect(await shown({ diploma })).toEqual([['Sara', 'Writing', 0]]);
  });

  test('has attempts in which nothing could be reached last, whichever way it is sorted', async () => {
    const { db } = server.app;
    const { id: _, ...row } = expectRow(await db.select().from(taskTakens).limit(1));
    const nothing = { ...row, number: 2, mark: 0, maximum: 0 };
    const { id } = expectRow(await db.insert(taskTakens).values(nothing).returning());
    for (const sort of ['percent', '-percent']) {
      expect((await shown({ sort })).at(-1)?.[2]).toBeNull();
      expect((await shown({ sort }))[0]?.[2]).not.toBeNull();
    }
    await db.delete(taskTakens).where(eq(taskTakens.id, id));
  });

  test('counts an attempt for the month that the school’s clock shows', async () => {
    const { db, timeZone } = server.app;
    const ofSara = eq(taskTakens.studentId, room.student.id);
    const { id } = expectRow(await db.select({ id: taskTakens.id }).from(taskTakens).where(ofSara).limit(1));
    const monthsOf = async (submittedAt: string) => {
      await db
        .update(taskTakens)
        .set({ submittedAt: new Date(submittedAt) })
        .where(eq(taskTakens.id, id));
      server.clock.advance({ seconds: figuresMaxAgeMs / 1000 + 1 });
      const { summary } = await marks({ student: room.student.id });
      return summary.byMonth.map(({ month }) => month);
    };
    expect(timeZone).toBe('Africa/Cairo');
    expect((await monthsOf('2019-12-31T21:59:59Z'))[0]).toBe('2019-12');
    expect((await monthsOf('2019-12-31T22:00:00Z'))[0]).toBe('2020-01');
    // Daylight saving.
    expect((await monthsOf('2025-08-31T21:00:00Z'))[0]).toBe('2025-09');
    expect((await monthsOf('2025-08-31T20:59:59Z'))[0]).toBe('2025-08');
  });

  test('has an assistant’s own students alone, also by the group of another, and nothing for others', async () => {
    expect(new Set((await shown({}, room.assistant)).map(([name]) => name))).toEqual(new Set(['Sara', 'Samir']));
    expect(await shown({}, room.otherAssistant)).toEqual([['Omar', '=القراءة', 0]]);
    // Sara joins the group of another assistant, which Basma does not see.
    await server.app.db.insert(groupStudents).values({ groupId: room.otherGroup, userId: room.student.id });
    expect(await shown({ group: room.otherGroup }, room.assistant)).toEqual([]);
    await server.app.db.delete(groupStudents).where(eq(groupStudents.userId, room.student.id));
    await server.app.db.insert(groupStudents).values({ groupId: room.group, userId: room.student.id });
    for (const who of [room.student, room.parent]) {
      expect((await server.fails('getMarksReport', {}, who)).status).toBe(403);
      expect((await download('marks.xlsx', who)).response.status).toBe(403);
    }
    expect((await server.http.request('/api/reports/marks.csv')).status).toBe(401);
  });

  test('as a file has the rows that are shown for the same filters, in Arabic from right to left, and is audited', async () => {
    const filters = `sort=-percent&group=${room.group}&limit=1`;
    const { response, bytes } = await download(`marks.xlsx?${filters}`, room.assistant, 'ar');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('الدرجات');
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.view?.rightToLeft).toBe(true);
    expect(sheet?.rows[0]?.slice(0, 2)).toEqual(['الطالب', 'المهمة']);
    const onScreen = await shown({ sort: '-percent', group: room.group }, room.assistant);
    expect(sheet?.rows.slice(1).map((row) => [row[0], row[1], Number(row[8]) * 100])).toEqual(onScreen);
    expect(sheet?.rows[1]?.[4]).toBeInstanceOf(Date);
    const [entry] = await server.app.db.select().from(auditLog).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      actorId: room.assistant.id,
      action: 'report.export',
      details: {
        report: 'marks',
        format: 'xlsx',
        rows: onScreen.length,
        filters: { group: room.group, sort: '-percent' },
      },
    });
  });

  test('as CSV lets no program calculate a title, and refuses what the call refuses', async () => {
    const { response, bytes } = await download(`marks.csv?task=${reading?._id ?? ''}&sort=student`, room.admin);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = parseCsv(bytes.toString()).slice(1);
    expect(rows.map(([name, title]) => [name, title])).toEqual(
      ['Omar', 'Samir', 'Sara'].map((name) => [name, "'=القراءة"]),
    );
    expect((await download('marks.csv?sort=password', room.admin)).response.status).toBe(422);
  });
});

const report = (query: object = {}, who = room.admin) => server.ok('getAttendanceReport', { query }, who);
const rates = async (query: object = {}, who = room.admin) =>
  (await report(query, who)).items.map(({ student, ratePercent }) => [student.name, ratePercent]);

describe('the attendance report', () => {
  beforeAll(async () => {
    const now = server.clock.now().getTime();
    const statuses = ['Present', 'Late', 'Absent', 'Excused', 'Present'] as const;
    for (const [index, status] of statuses.entries()) {
      const startsAt = new Date(now - (index + 1) * 86_400_000);
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      const meeting = { title: 'Reading', startsAt, endsAt };
      const { id: meetingId } = expectRow(await server.app.db.insert(meetings).values(meeting).returning());
      await server.app.db
        .insert(meetingGroups)
        .values([room.group, room.otherGroup].map((groupId) => ({ meetingId, groupId })));
      await server.app.db.insert(attendance).values([
        { meetingId, studentId: room.student.id, status },
        { meetingId, studentId: room.classmate.id, status: 'Absent' },
        { meetingId, studentId: room.otherStudent.id, status: index < 4 ? null : 'Present' },
      ]);
    }
    const startsAt = new Date(now + 86_400_000);
    const later = { title: 'Later', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    const { id: meetingId } = expectRow(await server.app.db.insert(meetings).values(later).returning());
    await server.app.db.insert(attendance).values({ meetingId, studentId: room.student.id, status: 'Excused' });
  });

  test('counts the statuses of meetings that have ended, per student and together', async () => {
    const { items, total, summary } = await report({ sort: 'student' });
    expect(items.map(({ student, counts }) => [student.name, counts])).toEqual([
      ['Omar', { present: 1, late: 0, absent: 0, excused: 0 }],
      ['Samir', { present: 0, late: 0, absent: 5, excused: 0 }],
      ['Sara', { present: 2, late: 1, absent: 1, excused: 1 }],
    ]);
    expect([total, summary]).toEqual([3, { counts: { present: 3, late: 1, absent: 6, excused: 1 }, ratePercent: 40 }]);
    expect(await rates({ sort: '-rate', limit: 2 })).toEqual([
      ['Omar', 100],
      ['Sara', 75],
    ]);
  });

  test('is narrowed by period, group and level, and to the students of an assistant', async () => {
    const yesterday = new Date(server.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    expect((await report({ from: yesterday, student: room.student.id })).summary.counts.present).toBe(1);
    expect(await rates({ group: room.otherGroup })).toEqual([['Omar', 100]]);
    expect(await rates({}, room.otherAssistant)).toEqual([['Omar', 100]]);
    const level = await server.ok('createLevel', { body: { name: 'B1', order: 1 } }, room.admin);
    await server.app.db.update(users).set({ levelId: level._id }).where(eq(users.id, room.classmate.id));
    expect(await rates({ level: level._id })).toEqual([['Samir', 0]]);
    const { _id: diplomaId } = await server.ok('createDiploma', { body: { name: 'C1' } }, room.admin);
    await server.app.db.insert(diplomaGroups).values({ diplomaId, groupId: room.otherGroup });
    expect(await rates({ diploma: diplomaId })).toEqual([['Omar', 100]]);
  });

  test('has students without a rate last, whichever way it is sorted', async () => {
    const { db } = server.app;
    const ofOmar = eq(attendance.studentId, room.otherStudent.id);
    await db
      .update(attendance)
      .set({ status: 'Excused' })
      .where(and(ofOmar, eq(attendance.status, 'Present')));
    expect((await rates({ sort: 'rate' })).at(-1)).toEqual(['Omar', null]);
    expect((await rates({ sort: '-rate' })).at(-1)).toEqual(['Omar', null]);
    await db
      .update(attendance)
      .set({ status: 'Present' })
      .where(and(ofOmar, eq(attendance.status, 'Excused')));
  });

  test('as a file has the rows that are shown', async () => {
    const { bytes } = await download('attendance.xlsx?sort=-rate', room.admin);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows.slice(1).map((row) => [row[0], Number(row[5]) * 100])).toEqual(await rates({ sort: '-rate' }));
  });
});

// What follows changes what the others count.
test('reports have figures of half a minute ago at most, and in their rows what there is now, of those whom the caller sees now', async () => {
  const progress = () => server.ok('getProgressReport', { query: {} }, room.otherAssistant);
  const before = await marks({ sort: 'percent' });
  expect((await progress()).items.map(({ student }) => student.name)).toEqual(['Omar']);
  const [omar] = before.items;
  await server.app.db
    .update(taskTakens)
    .set({ mark: omar?.maximum ?? 0 })
    .where(eq(taskTakens.studentId, room.otherStudent.id));
  await server.app.db.delete(groupStudents).where(eq(groupStudents.userId, room.otherStudent.id));
  const after = await marks({ sort: 'percent' });
  expect(after.items.filter(({ student }) => student.name === 'Omar').map(({ percent }) => percent)).toEqual([100]);
  expect(after.summary).toEqual(before.summary);
  expect((await progress()).items).toEqual([]);
  server.clock.advance({ seconds: figuresMaxAgeMs / 1000 + 1 });
  expect((await marks({ sort: 'percent' })).summary.meanPercent).toBeGreaterThan(before.summary.meanPercent ?? 100);
});

test('figures are rounded once, by the page that shows them or the program that opens a file', async () => {
  await server.app.db.update(taskTakens).set({ mark: 78.45, maximum: 100 });
  server.clock.advance({ seconds: figuresMaxAgeMs / 1000 + 1 });
  const { items, summary } = await marks();
  const { items: students, summary: ofAll } = await server.ok('getProgressReport', { query: {} }, room.admin);
  const months = [...summary.byMonth, ...ofAll.byMonth];
  const shares = items.map(({ percent }) => percent);
  const means = [summary, ofAll, ...students, ...months].map(({ meanPercent }) => meanPercent);
  const known = [...shares, ...means].filter((figure) => figure !== null);
  expect(known.length).toBeGreaterThan(10);
  for (const figure of known) expect(figure).toBeCloseTo(78.45, 9);
  const [sheet] = (await readXlsx((await download('marks.xlsx', room.admin)).bytes)).sheets;
  expect(sheet?.rows[1]?.[8]).toBeCloseTo(0.7845, 9);
  const [, row] = parseCsv((await download('marks.csv', room.admin)).bytes.toString());
  expect(row?.[8]).toBe('78.5%');
});

test('what was handed in is done, though the task is archived or set for the student no more', async () => {
  const { db } = server.app;
  const row = async () => {
    server.clock.advance({ seconds: figuresMaxAgeMs / 1000 + 1 });
    const { items, summary } = await server.ok('getProgressReport', { query: {} }, room.admin);
    const { done, late, missing, meanPercent } = items.find(({ student }) => student.name === 'Sara') ?? {};
    return { done, late, missing, meanPercent, ofAll: summary.done };
  };
  const before = await row();
  expect(before).toMatchObject({ done: 2, missing: 0 });
  await db
    .update(tasks)
    .set({ status: 'archived' })
    .where(eq(tasks.id, writing?._id ?? ''));
  expect(await row()).toEqual(before);
  await db.delete(groupStudents).where(eq(groupStudents.userId, room.student.id));
  expect(await row()).toEqual(before);
});

test('the first mark is counted as soon as it stands there', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion()], title: 'The first', groups: [room.group] });
  const query = { task: task._id };
  // Nobody has handed anything in since then.
  server.clock.advance({ days: 2 });
  const from = server.clock.now().toISOString().slice(0, 10);
  const read = async () => {
    const ofMarks = await marks(query);
    const ofItems = await server.ok('getItemsReport', { query }, room.admin);
    const ofProgress = await server.ok('getProgressReport', { query: { from } }, room.admin);
    return [ofMarks.total, ofItems.total, ofProgress.summary.done];
  };
  expect(await read()).toEqual([0, 0, 0]);
  await room.submitAnswers(task, [answered(true, true)], room.classmate);
  expect(await read()).toEqual([1, 1, 1]);
});
