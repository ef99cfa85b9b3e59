import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskTakens } from '../db/schema/attempts.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { demoPassword } from './people.ts';
import { seedDemo } from './seed.ts';

describe('the demo on an empty database', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
    expect(await seedDemo(server.app)).toBe(true);
  });
  afterAll(() => server.close());

  const as = async (name: string) => ({
    token: await server.login({ email: `${name}@rubrica.test` }, demoPassword),
  });

  test('is stored once; a database with users is not changed', async () => {
    expect(await seedDemo(server.app)).toBe(false);
  });

  test('has attempts in every status, and late ones', async () => {
    const rows = await server.app.db
      .select({ status: taskTakens.status, count: count(), late: sql<number>`count(*) filter (where late)::int` })
      .from(taskTakens)
      .groupBy(taskTakens.status);
    expect(Object.fromEntries(rows.map((row) => [row.status, row.count]))).toEqual({
      in_progress: 3,
      submitted: 3,
      auto_submitted: 1,
      marking: 1,
      marked: 4,
      released: 67,
      returned: 1,
    });
    expect(rows.reduce((sum, { late }) => sum + late, 0)).toBe(1);
  });

  test('has five demo accounts that can log in, one for the first time, and a pending one that cannot', async () => {
    for (const name of ['admin', 'assistant', 'student', 'parent', 'newcomer']) {
      const body = { email: `${name}@rubrica.test`, password: demoPassword };
      const { user } = await server.ok('login', { body });
      expect(user.loggedInBefore).toBe(name === 'newcomer' ? 'false' : 'true');
    }
    const waiting = { email: 'priya.nair@rubrica.test', password: demoPassword };
    expect(await server.fails('login', { body: waiting })).toMatchObject({ status: 403, code: 'account_pending' });
  });

  test('has told each demo account something, of which two are unread', async () => {
    for (const name of ['admin', 'assistant', 'student', 'parent']) {
      const { items, unread } = await server.ok('listNotices', {}, await as(name));
      expect([name, unread, items.length >= 2]).toEqual([name, 2, true]);
      const told = items.map(({ kind, about }) => JSON.stringify([kind, about]));
      expect(new Set(told).size).toBe(told.length);
      // A parent is told once of each child.
      const moved = items.flatMap(({ kind, about }) =>
        kind === 'meeting-moved' ? `${about.meeting._id} ${about.student?._id}` : [],
      );
      expect(new Set(moved).size).toBe(moved.length);
    }
  });

  test('has words of the demo student, some due and some not, each with its sentence', async () => {
    const student = await as('student');
    const due = await server.ok('listWords', { query: { due: 'true' } }, student);
    const later = await server.ok('listWords', { query: { due: 'false' } }, student);
    expect(due.total).toBeGreaterThan(2);
    expect(later.total).toBeGreaterThan(0);
    for (const { form, sentence } of [...due.items, ...later.items]) expect(sentence).toContain(form);
  });

  test('has open tasks of every phase, a released result and a returned attempt for the demo student', async () => {
    const { items } = await server.ok('listAssignedTasks', { query: { limit: 100 } }, await as('student'));
    expect(new Set(items.map((task) => task.phase))).toEqual(new Set(['upcoming', 'open', 'late', 'closed']));
    expect(items.filter((task) => task.canStart).length).toBeGreaterThan(2);
    const statuses = items.flatMap((task) => task.attempts.map((attempt) => attempt.status));
    expect(new Set(statuses)).toEqual(new Set(['released', 'returned']));
  });

  test('has attempts to mark for the assistant', async () => {
    const { total } = await server.ok('listTaskTakens', { query: { toMark: 'true' } }, await as('assistant'));
    expect(total).toBe(5);
  });

  test('has enough attempts at a placement test for statistics that find what is wrong with it', async () => {
    const admin = await as('admin');
    const { items } = await server.ok('listTasks', { query: { search: 'Placement' } }, admin);
    const params = { id: items[0]?._id ?? '' };
    const statistics = await server.ok('getTaskStatistics', { params }, await as('assistant'));
    expect(statistics.attempts).toBe(25);
    expect(statistics.whole?.alpha).toBeGreaterThan(0.7);
    expect(statistics.items[0]).toMatchObject({ block: 4, reasons: expect.arrayContaining(['key-possibly-wrong']) });
  });

  test('has enough marked writing for every figure of the assistant, and they agree with what the tables say', async () => {
    const admin = await as('admin');
    const { items } = await server.ok('listUsers', { query: { role: 'assistant' } }, admin);
    const id = items[0]?._id ?? '';
    const { marking } = await server.ok('getAssistant', { params: { id } }, admin);
    // Of the essays that both have marked, every fifth differs by more than a tenth.
    expect(marking.agreement).toEqual({ count: 25, percent: 80 });
    expect(marking.medianHours).toBeGreaterThan(12);
    expect(marking.medianHours).toBeLessThan(60);
    expect(marking.timed).toBeGreaterThanOrEqual(50);
    expect(marking.markedLately).toBeGreaterThanOrEqual(25);
    for (const [component, field] of [
      ['content', 'Content'],
      ['language', 'Language'],
    ] as const) {
      const shares = sql`(select is_own, 100 * (marks -> 0 ->> ${`student${field}Mark`})::float8
          / (content -> 'questions' -> 0 ->> ${`${component}Mark`})::float8 as share
        from (select distinct on (object) substr(object, 8)::uuid as answer, actor_id = ${id} as is_own
          from audit_log where action = 'marks.save' order by object, at desc) as last
        join answers on answers.id = last.answer join attempt_questions using (task_taken_id, question_id) join question_contents on hash = content_hash) as shares`;
      const [means] = await server.app.db
        .select({
          own: sql<number>`avg(share) filter (where is_own)`,
          others: sql<number>`avg(share) filter (where not is_own)`,
        })
        .from(shares);
      const found = marking.components.find((each) => each.component === component);
      expect(found?.percent).toBeCloseTo(means?.own ?? 0, 0);
      expect(found?.othersPercent).toBeCloseTo(means?.others ?? 0, 0);
    }
  });

  test('shows the parent two children with released marks', async () => {
    const { items } = await server.ok('listChildren', {}, await as('parent'));
    expect(items).toHaveLength(2);
    for (const child of items) expect(child.averagePercent).toBeGreaterThan(50);
  });

  test('has conversations with voice messages that play and a picture by WhatsApp, and answers that staff give often, in both languages', async () => {
    const assistant = await as('assistant');
    const { items: answers } = await server.ok('listCannedAnswers', { query: {} }, assistant);
    expect(answers.map(({ title, canChange }) => [title, canChange])).toEqual([
      ['Office hours', true],
      ['One more day', true],
      ['Where the recording is', true],
    ]);
    for (const { textEn, textAr } of answers) expect([textEn, textAr]).not.toContain('');
    const { items: threads } = await server.ok('listChatThreads', { query: {} }, await as('admin'));
    const pages = await Promise.all(
      threads.map(async ({ _id: id }) => server.ok('listChatMessages', { params: { id } }, await as('admin'))),
    );
    const voices = pages.flatMap(({ items }) =>
      items.flatMap(({ files }) => files.filter(({ mime }) => mime === 'audio/wav')),
    );
    const voice = { name: 'voice-message.wav', durationMs: 1780 };
    expect(voices).toMatchObject([voice, voice]);
    const byWhatsApp = pages[threads.findIndex(({ channel }) => channel === 'whatsapp')]?.items;
    expect(byWhatsApp?.flatMap(({ files }) => files.map(({ mime }) => mime))).toEqual(['image/png', 'audio/wav']);
  });

  test('has documents that students are part-way through', async () => {
    const { items } = await server.ok('listPdfs', {}, await as('student'));
    expect(items.map(({ title, progress }) => [title, progress?.pagesRead.length])).toEqual([
      ['Three speeds of reading', 4],
      ['Words for charts', undefined],
    ]);
  });

  test('has a term of meetings: over, live, moved, cancelled, to come and disputed', async () => {
    const admin = await as('admin');
    const list = async (query: object) =>
      (await server.ok('listMeetings', { query: { limit: 100, ...query } }, admin)).items;
    expect((await list({ state: 'ended' })).length).toBeGreaterThan(18);
    expect((await list({ state: 'scheduled' })).length).toBeGreaterThan(20);
    expect((await list({ state: 'cancelled' })).length).toBe(1);
    expect((await list({})).filter(({ series }) => series?.isException)).toHaveLength(1);
    const [live] = await list({ state: 'live' });
    expect(live).toMatchObject({ title: 'Speaking clinic: describing photos', studentCount: 7, confirmedCount: 0 });
    const sheet = await server.ok('getAttendanceSheet', { params: { id: live?._id ?? '' } }, await as('assistant'));
    expect(sheet.lines.flatMap(({ proposed }) => proposed ?? []).toSorted()).toEqual(['Late', 'Present', 'Present']);
    expect((await list({})).filter(({ disputeCount }) => disputeCount > 0)).toHaveLength(1);
  });

  test('has months of attendance of the demo student, in two groups, which the parent sees', async () => {
    const { user } = await server.ok('login', { body: { email: 'student@rubrica.test', password: demoPassword } });
    const found = await server.ok('getStudentAttendance', { params: { id: user._id } }, await as('parent'));
    expect(found.history.length).toBeGreaterThan(9);
    expect(found.byGroup).toHaveLength(2);
    expect(found.byMonth.length).toBeGreaterThan(1);
    expect(found.ratePercent).toBe(100);
    expect(found.streak.current).toBeGreaterThan(5);
  });

  test('has entries for every list of the admin', async () => {
    const admin = await as('admin');
    const calls = [
      'listUsers',
      'listGroups',
      'listCategories',
      'listLevels',
      'listDiplomas',
      'listQuestions',
      'listTasks',
      'listVideos',
      'listPdfs',
      'listBooks',
      'listMeetings',
    ] as const;
    const totals: Record<string, number> = {};
    for (const call of calls) totals[call] = (await server.ok(call, { query: {} }, admin)).total;
    expect(totals).toEqual({
      listUsers: 47,
      listGroups: 4,
      listCategories: 3,
      listLevels: 4,
      listDiplomas: 2,
      listQuestions: 16,
      listTasks: 20,
      listVideos: 2,
      listPdfs: 2,
      listBooks: 2,
      listMeetings: expect.any(Number),
    });
    expect((await server.ok('listUsers', { query: { status: 'pending' } }, admin)).total).toBe(3);
  });

  test('has books in both languages that the student reads, with every picture described', async () => {
    const student = await as('student');
    const { items } = await server.ok('listStudentBooks', { query: {} }, student);
    expect(items.map(({ language }) => language).toSorted()).toEqual(['ar', 'en']);
    for (const { _id, reading } of items) {
      expect(reading?.page).toBeGreaterThan(0);
      const { pages } = await server.ok('getStudentBook', { params: { id: _id } }, student);
      expect(pages).toHaveLength(6);
      for (const { file, alt } of pages.flatMap(({ images }) => images)) {
        expect(alt.length).toBeGreaterThan(10);
        await server.ok('getFile', { params: { id: file.id } }, student);
      }
    }
    const english = items.find(({ language }) => language === 'en');
    const book = await server.ok('getStudentBook', { params: { id: english?._id ?? '' } }, student);
    expect(book.questions).toHaveLength(2);
  });

  test('has lectures that the assistant can play, with captions in both languages to their end', async () => {
    const assistant = await as('assistant');
    const { items } = await server.ok('listVideos', {}, assistant);
    for (const { _id, source } of items) {
      const { captions, durationMs } = await server.ok('getVideo', { params: { id: _id } }, assistant);
      expect(captions.map(({ language }) => language)).toEqual(['ar', 'en']);
      for (const { cues } of captions) {
        expect(cues.length).toBeGreaterThan(10);
        expect(cues.at(-1)?.endMs).toBeGreaterThan(durationMs - 1000);
        expect(cues.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
      }
      const id = source.kind === 'file' ? source.file.id : '';
      const { file } = await server.ok('getFile', { params: { id } }, assistant);
      expect(file.ref).toMatchObject({ mime: 'video/webm', durationMs });
    }
    expect(items).toHaveLength(2);
  });

  test('has lectures that some have finished and others begun, with answers right and wrong', async () => {
    const { items } = await server.ok('listLectures', {}, await as('student'));
    expect(items.map(({ progress }) => progress?.percent)).toEqual([100, 42]);
    expect(items.map(({ progress }) => progress?.completedAt !== null)).toEqual([true, false]);
    expect(items.map(({ stops }) => stops.map(({ isAnswered }) => isAnswered))).toEqual([
      [true, true],
      [true, false, false],
    ]);
    const admin = await as('admin');
    const tasks = await server.ok('listTasks', { query: { search: 'Lectures' } }, admin);
    const params = { id: tasks.items[0]?._id ?? '' };
    const { lectures, students } = await server.ok('listTaskLectures', { params }, admin);
    expect(lectures.map(({ questions }) => questions)).toEqual([2, 3]);
    const results = students.flatMap((student) => student.lectures);
    expect(results.filter(({ isComplete }) => isComplete)).toHaveLength(4);
    expect(results.some(({ answered, right }) => right < answered)).toBe(true);
  });

  test('has a course whose next part waits for the demo student', async () => {
    const { items } = await server.ok('listCourses', {}, await as('student'));
    expect(items).toMatchObject([{ name: 'General English, B2', next: 1 }]);
    expect(items[0]?.items.map(({ kind }) => kind)).toEqual(['lecture', 'task', 'lecture', 'task', 'task']);
  });
});
