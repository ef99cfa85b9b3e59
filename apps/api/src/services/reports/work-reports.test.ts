import type { QuestionId, VideoId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { sampleCorrelation } from 'simple-statistics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeContents } from '../attempts/question-contents.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { files } from '../../db/schema/files.ts';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { questions } from '../../db/schema/questions.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { words } from '../../db/schema/words.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { makeLecture } from '../../testing/lectures.ts';
import { mp4File } from '../../testing/sample-files.ts';
import { choiceQuestion, rightChoices, wrongChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

async function download(path: string, who: SignedInPerson, language = 'en') {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': language };
  const response = await server.http.request(`/api/reports/${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const progress = (query: object = {}, who = room.admin) => server.ok('getProgressReport', { query }, who);
const items = (query: object = {}, who = room.admin) => server.ok('getItemsReport', { query }, who);

const studentRow = async (name: string, query: object = {}, who = room.admin) =>
  (await progress(query, who)).items.find(({ student }) => student.name === name);
const samir = (query: object) => studentRow('Samir', query);
const titles = async (query: object) => (await items(query)).items.map(({ question }) => question.title);
const questionRow = async (title: string) => (await items()).items.find(({ question }) => question.title === title);
/** What an attempt has earned elsewhere. */
const rest = (n: number) => (n * 7) % 11;

/** How long the student worked on a question in an attempt. */
const timeOf = (title: string, n: number) => {
  if (title === 'Good') return 60_000 + n * 1000;
  return title === 'Bad' ? 61_000 + n * 1000 : null;
};

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs);

describe('the progress report', () => {
  let diploma = '';

  beforeAll(async () => {
    const { db } = server.app;
    const soon = inDays(1).toISOString();
    const done = await room.makeTask({ title: 'In time', contents: [choiceQuestion()], dueAt: soon });
    await room.makeTask({ title: 'Never handed in', contents: [choiceQuestion()], dueAt: soon });
    const late = await room.makeTask({ title: 'Late', contents: [choiceQuestion()], dueAt: soon, maxAttempts: 3 });
    await room.submitAnswers(done, [rightChoices]);
    server.clock.advance({ days: 2 });
    await room.submitAnswers(late, [wrongChoices]);
    await room.submitAnswers(late, [rightChoices]);
    await room.submitAnswers(late, [rightChoices]);

    const studentId = room.student.id;
    const at = server.clock.now();
    const videoId = await makeLecture(server, room.group);
    await db.insert(videoProgress).values({ videoId, studentId, beatAt: at, completedAt: at });
    const content = { name: 'a.pdf', mime: 'application/pdf', size: 1, sha256: '', storageKey: 'of-report' };
    const { id: fileId } = expectRow(await db.insert(files).values(content).returning());
    const document = { title: 'A', fileId, pageCount: 10, status: 'published' as const };
    const { id: pdfId } = expectRow(await db.insert(pdfs).values(document).returning());
    // A course has it as done without the last page too.
    const pagesRead = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    await db.insert(pdfProgress).values({ pdfId, userId: studentId, page: 9, pagesRead, updatedAt: at });
    const word = { userId: studentId, form: 'go', language: 'en', dueAt: at };
    await db.insert(words).values([
      { ...word, word: 'go', card: { last_review: at.toISOString(), reps: 1 } },
      { ...word, word: 'come', card: { reps: 0 } },
    ]);
    diploma = (await server.ok('createDiploma', { body: { name: 'B1' } }, room.admin))._id;
    await db.insert(diplomaGroups).values({ diplomaId: diploma, groupId: room.group });
    await db.insert(courseItems).values([
      { diplomaId: diploma, position: 0, taskId: done._id },
      { diplomaId: diploma, position: 1, videoId },
    ]);
  });

  test('has what each student has done, late, and not at all, with their marks and what they learned', async () => {
    expect(await studentRow('Sara')).toMatchObject({
      done: 2,
      late: 1,
      missing: 1,
      lectures: 1,
      documents: 1,
      words: 1,
      // 100, 50, 100, 100: the newer half is 25 points above the older one.
      meanPercent: 87.5,
      trend: 25,
      lastActiveAt: server.clock.now().toISOString(),
    });
    expect(await studentRow('Samir')).toMatchObject({
      done: 0,
      late: 0,
      missing: 3,
      meanPercent: null,
      trend: null,
      words: 0,
    });
    const { summary, total } = await progress();
    expect([total, summary]).toMatchObject([3, { done: 2, late: 1, missing: 4, meanPercent: 87.5 }]);
    expect(summary.byMonth.map(({ meanPercent, attempts }) => [meanPercent, attempts])).toEqual([[87.5, 4]]);
    expect((await progress({ sort: '-mean', limit: 1 })).items.map(({ student }) => student.name)).toEqual(['Sara']);
    expect((await progress({ sort: 'lastActive', limit: 1, page: 3 })).items).toHaveLength(1);
  });

  test('is narrowed by period, group, course, skill and name, and to the students of an assistant', async () => {
    const before = inDays(-1).toISOString().slice(0, 10);
    expect(await studentRow('Sara', { until: before })).toMatchObject({
      done: 1,
      late: 0,
      missing: 1,
      words: 0,
      lectures: 0,
    });
    expect(await studentRow('Sara', { from: inDays(0).toISOString().slice(0, 10) })).toMatchObject({
      done: 1,
      missing: 0,
    });
    expect(await studentRow('Sara', { diploma })).toMatchObject({
      done: 1,
      missing: 0,
      lectures: 1,
      documents: 0,
      words: 1,
    });
    expect((await progress({ diploma })).total).toBe(2);
    expect(await studentRow('Sara', { skill: 'Speaking' })).toMatchObject({ done: 0, missing: 0, meanPercent: null });
    expect((await progress({ group: room.otherGroup })).items.map(({ student }) => student.name)).toEqual(['Omar']);
    expect((await progress({ search: 'SÁM' })).items.map(({ student }) => student.name)).toEqual(['Samir']);
    expect((await progress({}, room.otherAssistant)).items.map(({ student }) => student.name)).toEqual(['Omar']);
    expect(await studentRow('Sara', {}, room.assistant)).toMatchObject({ done: 2, missing: 1 });
  });

  test('has a task of lectures as done once the last published one is complete, and not as missing', async () => {
    const { db } = server.app;
    const group = room.otherGroup;
    const omar = () => studentRow('Omar', { from: inDays(0).toISOString().slice(0, 10) });
    const [first, last, draft] = [
      await makeLecture(server, group, 'First'),
      await makeLecture(server, group, 'Last'),
      await makeLecture(server, group, 'Withdrawn'),
    ];
    const more = { kind: 'vdo-lect' as const, groups: [group] };
    const dueAt = inDays(0.25).toISOString();
    await room.makeTask({ ...more, title: 'Watch both', videos: [first, last, draft], dueAt });
    await room.makeTask({ ...more, title: 'Watch one', videos: [first], dueAt: inDays(0.75).toISOString() });
    await room.makeTask({ ...more, title: 'Withdrawn', videos: [draft], dueAt });
    await db.update(videos).set({ status: 'draft' }).where(eq(videos.id, draft));
    server.clock.advance({ hours: 12 });
    const complete = (videoId: VideoId) => {
      const at = server.clock.now();
      const own = { videoId, studentId: room.otherStudent.id };
      return db.insert(videoProgress).values({ ...own, beatAt: at, completedAt: at });
    };
    expect(await omar()).toMatchObject({ done: 0, late: 0, missing: 1 });
    await complete(first);
    expect(await omar()).toMatchObject({ done: 1, late: 0, missing: 1 });
    await complete(last);
    expect(await omar()).toMatchObject({ done: 2, late: 1, missing: 0 });
    expect(await studentRow('Omar', { until: inDays(-1).toISOString().slice(0, 10) })).toMatchObject({ done: 0 });
  });

  test('is narrowed to a skill and a category with what answers a video, and with what is drawn', async () => {
    const { ref } = await server.ok('uploadFile', { body: { file: mp4File() } }, room.admin);
    const source = { kind: 'file' as const, file: ref.id };
    const video = { title: 'A flatmate', durationMs: 4000, status: 'published' as const, source };
    const { _id } = await server.ok('createVideo', { body: video }, room.admin);
    const spoken = await room.submitAnswers(
      await room.makeTask({ kind: 'vdo-speaking', videos: [_id] }),
      [],
      room.classmate,
    );
    await server.app.db.update(taskTakens).set({ status: 'released', mark: 1 }).where(eq(taskTakens.id, spoken._id));
    expect(await samir({ skill: 'Speaking' })).toMatchObject({ done: 1, meanPercent: 100 });

    const category = (await server.ok('createCategory', { body: { name: 'Grammar' } }, room.admin))._id;
    const question = await room.makeQuestion(choiceQuestion('Drawn'));
    const tags = ['of a report'];
    await server.ok('tagQuestions', { body: { questions: [question], add: tags } }, room.admin);
    await server.app.db
      .update(questions)
      .set({ type: 'Writing', categoryId: category })
      .where(eq(questions.id, question));
    const ofAny = {
      tags,
      type: null,
      subQuestionType: null,
      category: null,
      level: null,
      diploma: null,
      count: 1,
      mark: 2,
    };
    const makeQuiz = (draw: object) =>
      room.makeTask({ kind: 'quiz', draws: [{ ...ofAny, ...draw }], dueAt: inDays(1).toISOString() });
    const quiz = await makeQuiz({ type: 'Writing', category });
    const ofAnySkill = await makeQuiz({});
    const filters = [{ skill: 'Writing' }, { category }, { skill: 'Writing', category }];
    server.clock.advance({ days: 2 });
    // What a draw of any skill gives is known once it has given it.
    for (const query of filters) expect(await samir(query)).toMatchObject({ done: 0, missing: 1 });
    await room.submitAnswers(quiz, [rightChoices], room.classmate);
    for (const query of filters) expect(await samir(query)).toMatchObject({ done: 1, missing: 0, meanPercent: 100 });
    await room.submitAnswers(ofAnySkill, [rightChoices], room.classmate);
    for (const query of filters) expect(await samir(query)).toMatchObject({ done: 2, missing: 0 });
    expect(await samir({ skill: 'Listening' })).toMatchObject({ done: 0, missing: 0, meanPercent: null });
    expect(await samir({ skill: 'Speaking', category })).toMatchObject({ done: 0 });
  });

  test('as a file has the rows that are shown, from right to left in Arabic, with real times', async () => {
    const { bytes } = await download('progress.xlsx?sort=-mean', room.assistant, 'ar');
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect([sheet?.view?.rightToLeft, sheet?.rows[0]?.[0]]).toEqual([true, 'الطالب']);
    const shown = (await progress({ sort: '-mean' }, room.assistant)).items;
    expect(sheet?.rows.slice(1).map((row) => row.slice(0, 4))).toEqual(
      shown.map(({ student, done, late, missing }) => [student.name, done, late, missing]),
    );
    expect(sheet?.rows[1]?.[9]).toBeInstanceOf(Date);
  });
});

describe('the items report', () => {
  const attempts = 24;
  const marks = {
    Good: (n: number) => rest(n) / 11 + (n % 2) / 11,
    Easy: () => 1,
    Bad: (n: number) => 1 - rest(n) / 11,
  };

  beforeAll(async () => {
    const { db } = server.app;
    await db.delete(answers);
    const ids: Record<string, QuestionId> = {};
    for (const title of ['Good', 'Easy', 'Bad', 'Rare', 'Heard']) {
      ids[title] = await room.makeQuestion({ ...choiceQuestion(), title: title === 'Bad' ? '=Bad' : title });
    }
    await db.update(questions).set({ type: 'Listening' }).where(eq(questions.id, ids['Heard']!));
    const at = server.clock.now();
    for (let n = 0; n < attempts; n += 1) {
      const [kind, status] = [n % 2 ? ('quiz' as const) : ('homework' as const), 'published' as const];
      const { id: taskId } = expectRow(
        await db
          .insert(tasks)
          .values({ title: `T${n}`, kind, status })
          .returning(),
      );
      const own = Object.entries(marks).map(([title, mark]) => ({ title, mark: mark(n) }));
      const sum = own.reduce((total, { mark }) => total + mark, 0) + rest(n);
      const taken = { taskId, studentId: room.student.id, number: 1, status: 'marked' as const, startedAt: at };
      const { id: taskTakenId } = expectRow(
        await db
          .insert(taskTakens)
          .values({ ...taken, submittedAt: at, mark: sum, maximum: 20 })
          .returning(),
      );
      const entry = { taskTakenId, type: choiceQuestion().subQuestionType, entries: [], maximum: 1, pending: 0 };
      await db.insert(answers).values(
        [...own, ...(n < 19 ? [{ title: 'Rare', mark: 0 }] : [])].map(({ title, mark }) => ({
          ...entry,
          questionId: ids[title]!,
          mark,
          activeMs: timeOf(title, n),
        })),
      );
      const [contentHash = ''] = await storeContents(db, [choiceQuestion()]);
      await db.insert(attemptQuestions).values(
        // Every third attempt has a question of another skill alone.
        [n % 3 === 0 ? 'Heard' : 'Good'].map((title) => ({
          taskTakenId,
          questionId: ids[title]!,
          position: 0,
          contentHash,
        })),
      );
    }
  });

  test('has facility, discrimination and time of each question, and why to look at it again', async () => {
    const good = await questionRow('Good');
    const numbers = Array.from({ length: attempts }, (_, n) => n);
    const restOf = (n: number) => marks.Easy() + marks.Bad(n) + rest(n);
    expect(good).toMatchObject({ attempts, tasks: attempts, medianMs: 71_500, reasons: [] });
    expect(good?.discrimination).toBeCloseTo(sampleCorrelation(numbers.map(marks.Good), numbers.map(restOf)), 3);
    expect(await questionRow('Easy')).toMatchObject({
      facility: 1,
      discrimination: null,
      medianMs: null,
      reasons: ['too-easy'],
    });
    expect((await questionRow('=Bad'))?.reasons).toEqual(['negative-discrimination']);
    // Nineteen attempts say more about chance.
    expect(await questionRow('Rare')).toMatchObject({
      attempts: 19,
      facility: null,
      discrimination: null,
      reasons: [],
    });
    expect((await items()).summary).toEqual({ needed: 20, known: 3, toLookAt: 2 });
  });

  test('has a figure only where enough answers say something about it', async () => {
    const { db } = server.app;
    const task = { title: 'Uneven', kind: 'quiz' as const, status: 'published' as const };
    const submittedAt = server.clock.now();
    /** What else the attempts have earned and could have, and how long they took: of every other attempt the answer is right. */
    const add = async (title: string, rests: { mark: number; maximum: number; activeMs?: number }[]) => {
      const questionId = await room.makeQuestion({ ...choiceQuestion(), title });
      for (const [n, { mark, maximum, activeMs = null }] of rests.entries()) {
        const { id: taskId } = expectRow(await db.insert(tasks).values(task).returning());
        const taken = { taskId, studentId: room.student.id, number: 1, status: 'marked' as const, submittedAt };
        const points = { startedAt: submittedAt, mark: mark + (n % 2), maximum: maximum + 1 };
        const { id: taskTakenId } = expectRow(
          await db
            .insert(taskTakens)
            .values({ ...taken, ...points })
            .returning(),
        );
        const entry = { taskTakenId, type: choiceQuestion().subQuestionType, entries: [], maximum: 1, pending: 0 };
        await db.insert(answers).values({ ...entry, questionId, mark: n % 2, activeMs });
      }
      server.clock.advance({ minutes: 1 });
      const row = await questionRow(title);
      await db.delete(answers).where(eq(answers.questionId, questionId));
      return row;
    };
    const alone = { mark: 0, maximum: 0 };
    const timed = { maximum: 2, activeMs: 3_000 };
    // In twenty attempts it is the only question: two have a rest to compare it with, and a time.
    const mostlyAlone = [...Array.from({ length: 20 }, () => alone), { mark: 0, ...timed }, { mark: 1, ...timed }];
    expect(await add('Mostly alone', mostlyAlone)).toMatchObject({
      attempts: 22,
      facility: 0.5,
      discrimination: null,
      medianMs: null,
    });
    // Of a rest that is a third everywhere, the database computes a correlation from what binary fractions leave.
    const thirds = Array.from({ length: 23 }, () => ({ mark: 1, maximum: 3, activeMs: 3_000 }));
    const ofThirds = await add('Thirds', thirds);
    expect(ofThirds).toMatchObject({ attempts: 23, discrimination: null, medianMs: 3_000 });
    // The page rounds it, alone.
    expect(ofThirds?.facility).toBeCloseTo(11 / 23, 8);
    server.clock.advance({ minutes: 1 });
  });

  test('is sorted and narrowed, what is not known last', async () => {
    expect((await titles({ sort: 'discrimination' })).slice(0, 2)).toEqual(['=Bad', 'Good']);
    expect((await titles({ sort: '-facility' }))[0]).toBe('Easy');
    expect((await titles({ sort: '-facility' })).at(-1)).toBe('Rare');
    expect(await titles({ search: 'goo' })).toEqual(['Good']);
    expect((await titles({ sort: 'time' })).slice(0, 2)).toEqual(['Good', '=Bad']);
    expect((await titles({ sort: '-time' })).slice(0, 2)).toEqual(['=Bad', 'Good']);
    expect(new Set((await titles({ sort: '-time' })).slice(2))).toEqual(new Set(['Easy', 'Rare']));
    expect((await items({ sort: 'time' })).items.map(({ medianMs }) => medianMs)).toEqual([71_500, 72_500, null, null]);
    expect(await titles({ skill: 'Speaking' })).toEqual([]);
    expect(await titles({ until: '1999-12-31' })).toEqual([]);
    expect((await items({ kind: 'quiz' })).items[0]?.attempts).toBe(12);
    expect((await items({}, room.otherAssistant)).total).toBe(0);
    expect((await items({ limit: 2, page: 2 })).items).toHaveLength(2);
  });

  test('finds the attempts of a skill alike, whether a page shows nearly all of them or few', async () => {
    for (const [skill, count] of [
      ['Listening', attempts / 3],
      ['Reading', (attempts * 2) / 3 + 4],
    ] as const) {
      const ask = (limit: number) => server.ok('getMarksReport', { query: { skill, sort: 'task', limit } }, room.admin);
      const whole = await ask(100);
      expect([whole.total, whole.items.length]).toEqual([count, count]);
      expect(await ask(1)).toEqual({ ...whole, limit: 1, items: whole.items.slice(0, 1) });
    }
  });

  test('as a file says where there is not enough data, and lets no program calculate a title', async () => {
    const { bytes } = await download('items.csv?sort=question', room.admin);
    const rows = parseCsv(bytes.toString()).slice(1);
    expect(rows.map(([title]) => title)).toContain("'=Bad");
    expect(rows.find(([title]) => title === 'Rare')?.at(-1)).toBe('Not enough data');
    expect((await download('items.xlsx', room.student)).response.status).toBe(403);
    expect((await download('progress.csv', room.parent)).response.status).toBe(403);
  });
});
