import type { GroupId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

const source = { kind: 'link' as const, url: 'https://videos.example/a.mp4' };

describe('courses', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const makeVideo = async (title: string, status: 'draft' | 'published' = 'published') =>
    (await server.ok('createVideo', { body: { title, durationMs: 100_000, source, status } }, room.admin))._id;
  const makePdf = async (title: string) => {
    const { db } = server.app;
    const file = { name: 'a.pdf', mime: 'application/pdf', size: 1, sha256: '00', storageKey: crypto.randomUUID() };
    const { id: fileId } = expectRow(await db.insert(files).values(file).returning());
    const row = { title, fileId, pageCount: 10, status: 'published' as const };
    return expectRow(await db.insert(pdfs).values(row).returning()).id;
  };
  const makeDiploma = async (name: string) => (await server.ok('createDiploma', { body: { name } }, room.admin))._id;

  test('a student sees the published parts of their groups’ courses, how far they are, and the next thing to do', async () => {
    const { db, clock } = server.app;
    const [watched, next, draft] = [
      await makeVideo('Watched'),
      await makeVideo('Next'),
      await makeVideo('Draft', 'draft'),
    ];
    const pdf = await makePdf('Read half');
    const task = await room.makeTask({ title: 'Done', contents: [choiceQuestion()] });
    const foreign = await room.makeTask({
      title: 'Of others',
      contents: [choiceQuestion()],
      groups: [room.otherGroup],
    });
    await room.submitAnswers(task, [rightChoices]);
    const id = await makeDiploma('IELTS Academic');
    const course = await server.ok(
      'updateDiplomaCourse',
      {
        params: { id },
        body: {
          groups: [room.group],
          items: [
            { kind: 'lecture', video: watched },
            { kind: 'lecture', video: draft },
            { kind: 'task', task: task._id },
            { kind: 'task', task: foreign._id },
            { kind: 'pdf', pdf },
            { kind: 'lecture', video: next },
          ],
        },
      },
      room.admin,
    );
    expect(course.items.map(({ title }) => title)).toEqual([
      'Watched',
      'Draft',
      'Done',
      'Of others',
      'Read half',
      'Next',
    ]);
    const studentId = room.student.id;
    const beat = { videoId: watched, studentId, watchedMs: 95_000, beatAt: clock.now(), completedAt: clock.now() };
    await db.insert(videoProgress).values(beat);
    await db.insert(pdfProgress).values({ pdfId: pdf, userId: studentId, page: 5, pagesRead: [1, 2, 3, 4, 5] });

    const { items } = await server.ok('listCourses', {}, room.student);
    expect(items).toMatchObject([
      {
        name: 'IELTS Academic',
        percent: 62,
        next: 2,
        items: [
          { kind: 'lecture', title: 'Watched', percent: 100, isDone: true },
          { kind: 'task', title: 'Done', percent: 100, isDone: true },
          { kind: 'pdf', title: 'Read half', percent: 50, isDone: false },
          { kind: 'lecture', title: 'Next', percent: 0, isDone: false },
        ],
      },
    ]);
    expect((await server.ok('listCourses', {}, room.otherStudent)).items).toEqual([]);
    expect((await server.fails('listCourses', {}, room.parent)).status).toBe(422);
  });

  test('a document is done, and nothing is left of it, once nine tenths of its pages are read', async () => {
    const pdfId = await makePdf('Without its last page');
    const id = await makeDiploma('Of one document');
    const body = { groups: [room.group], items: [{ kind: 'pdf' as const, pdf: pdfId }] };
    await server.ok('updateDiplomaCourse', { params: { id }, body }, room.admin);
    const read = async (pages: number) => {
      const pagesRead = Array.from({ length: pages }, (_, at) => at + 1);
      const place = { page: pages, offset: 0, pagesRead };
      await server.ok('savePdfProgress', { params: { id: pdfId }, body: place }, room.student);
      const { items } = await server.ok('listCourses', {}, room.student);
      return items.find(({ diploma }) => diploma === id);
    };
    expect(await read(8)).toMatchObject({ percent: 80, next: 0, items: [{ percent: 80, isDone: false }] });
    expect(await read(9)).toMatchObject({ percent: 100, next: null, items: [{ percent: 100, isDone: true }] });
  });

  test('a task of lectures is done with its published ones, as the student’s own list says', async () => {
    const { db, clock } = server.app;
    const studentId = room.student.id;
    const lectures = [await makeVideo('Complete'), await makeVideo('Withdrawn')];
    const task = await room.makeTask({ title: 'Watch', kind: 'vdo-lect', videos: lectures });
    const id = await makeDiploma('With a withdrawn lecture');
    const body = { groups: [room.group], items: [{ kind: 'task' as const, task: task._id }] };
    await server.ok('updateDiplomaCourse', { params: { id }, body }, room.admin);
    const course = async () => {
      const { items } = await server.ok('listCourses', {}, room.student);
      return items.find(({ diploma }) => diploma === id);
    };
    const [videoId = ''] = lectures;
    await db.insert(videoProgress).values({ videoId, studentId, beatAt: clock.now(), completedAt: clock.now() });
    expect(await course()).toMatchObject({ percent: 50, next: 0 });
    await db
      .update(videos)
      .set({ status: 'draft' })
      .where(eq(videos.id, lectures[1] ?? ''));
    expect(await course()).toMatchObject({ percent: 100, next: null });
  });

  test('a task is done for a parent once it is released, and for the student and staff once it is handed in', async () => {
    const student = room.student.id;
    const task = await room.makeTask({ title: 'Essay', contents: [choiceQuestion()] });
    const id = await makeDiploma('Writing');
    const body = { groups: [room.group], items: [{ kind: 'task' as const, task: task._id }] };
    await server.ok('updateDiplomaCourse', { params: { id }, body }, room.admin);
    const listed = async (who: SignedInPerson, query = {}) => {
      const { items } = await server.ok('listCourses', { query }, who);
      const course = items.find(({ diploma }) => diploma === id);
      return [course?.percent, course?.items[0]?.isDone, course?.next];
    };
    const reported = async (who: SignedInPerson) => {
      const { courses } = await server.ok('getStudentReport', { params: { id: student }, query: {} }, who);
      const course = courses.find(({ diploma }) => diploma === id);
      return [course?.percent, course?.done];
    };
    const attempt = await room.submitAnswers(task, [rightChoices]);
    const params = { id: attempt._id };
    expect(await listed(room.student)).toEqual([100, true, null]);
    expect(await listed(room.parent, { student })).toEqual([0, false, 0]);
    for (const who of [room.student, room.assistant]) expect(await reported(who)).toEqual([100, 1]);
    expect(await reported(room.parent)).toEqual([0, 0]);
    await server.ok('releaseTaskTaken', { params }, room.admin);
    expect(await listed(room.parent, { student })).toEqual([100, true, null]);
    expect(await reported(room.parent)).toEqual([100, 1]);
    // What is returned is not released any more.
    await server.ok('returnTaskTaken', { params, body: {} }, room.admin);
    for (const who of [room.student, room.parent]) expect(await reported(who)).toEqual([0, 0]);
  });

  test('the next thing to do is the first that can be done: not what was missed, and not what has not opened', async () => {
    const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
    const make = async (title: string, more: object) =>
      room.makeTask({ title, contents: [choiceQuestion()], groups: [room.otherGroup], ...more });
    const missed = await make('Missed', { closeAt: inHours(1) });
    const returned = await make('Returned', { closeAt: inHours(1) });
    const coming = await make('Coming', { openAt: inHours(24) });
    const open = await make('Open', {});
    const id = await makeDiploma('Missed and coming');
    const items = [missed, returned, coming, open].map((task) => ({ kind: 'task' as const, task: task._id }));
    await server.ok('updateDiplomaCourse', { params: { id }, body: { groups: [room.otherGroup], items } }, room.admin);
    const next = async (who = room.otherStudent, query = {}) => {
      const [course] = (await server.ok('listCourses', { query }, who)).items;
      return course?.next === null ? null : course?.items[course.next]?.title;
    };
    const ofParent = () => next(room.otherParent, { student: room.otherStudent.id });
    expect(await next()).toBe('Missed');
    const attempt = await room.submitAnswers(returned, [rightChoices], room.otherStudent);
    server.clock.advance({ hours: 2 });
    expect([await next(), await ofParent()]).toEqual(['Open', 'Open']);
    await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, room.admin);
    // That it was returned, a parent does not learn.
    expect([await next(), await ofParent()]).toEqual(['Returned', 'Open']);
    await room.submit(attempt, room.otherStudent, 'second-submit');
    await room.submitAnswers(open, [rightChoices], room.otherStudent);
    expect(await next()).toBeNull();
    server.clock.advance({ hours: 24 });
    expect(await next()).toBe('Coming');
  });

  test('what students have through an archived course alone is theirs no more, and staff still see what they did with it', async () => {
    const { db, clock } = server.app;
    const studentId = room.student.id;
    const [video, pdf] = [await makeVideo('Only in the course'), await makePdf('Only in the course')];
    const other = await makeDiploma('Goes on');
    const id = await makeDiploma('Of last year');
    const parts = {
      groups: [room.group],
      items: [
        { kind: 'lecture' as const, video },
        { kind: 'pdf' as const, pdf },
      ],
    };
    await server.ok('updateDiplomaCourse', { params: { id }, body: parts }, room.admin);
    await db.insert(videoProgress).values({ videoId: video, studentId, watchedMs: 50_000, beatAt: clock.now() });
    await db.insert(pdfProgress).values({ pdfId: pdf, userId: studentId, page: 5, pagesRead: [1, 2] });
    const archive = async (archived: boolean) => {
      const { name, order } = await server.ok('getDiploma', { params: { id } }, room.admin);
      await server.ok('updateDiploma', { params: { id }, body: { name, order, archived } }, room.admin);
    };
    const statusesFor = async (who: SignedInPerson) => [
      (await server.send('getLecture', { params: { id: video } }, who)).status,
      (await server.send('getPdf', { params: { id: pdf } }, who)).status,
    ];
    const listed = async () => {
      const lectures = await server.ok('listLectures', { query: { limit: 100 } }, room.student);
      const pdfList = await server.ok('listPdfs', { query: { limit: 100 } }, room.student);
      return [...lectures.items, ...pdfList.items].filter(({ _id }) => _id === video || _id === pdf).length;
    };
    const watching = async (who: SignedInPerson) => {
      const { items } = await server.ok('listLectureStudents', { params: { id: video } }, who);
      return items.map(({ student }) => student);
    };
    const countedFor = async (who: SignedInPerson) =>
      (await server.ok('getPdf', { params: { id: pdf } }, who)).counts?.assigned;
    const onTheirPage = async () => {
      const { lectures } = await server.ok('getStudent', { params: { id: studentId } }, room.assistant);
      return lectures.some(({ _id }) => _id === video);
    };

    expect([await statusesFor(room.student), await listed()]).toEqual([[200, 200], 2]);
    expect([await watching(room.assistant), await countedFor(room.admin)]).toEqual([[room.classmate.id, studentId], 2]);
    await archive(true);
    expect([await statusesFor(room.student), await listed()]).toEqual([[404, 404], 0]);
    expect(await statusesFor(room.assistant)).toEqual([200, 200]);
    for (const who of [room.admin, room.assistant]) expect(await watching(who)).toEqual([studentId]);
    expect([await onTheirPage(), await countedFor(room.admin)]).toEqual([true, 1]);
    // Through another course, it is theirs again.
    await server.ok('updateDiplomaCourse', { params: { id: other }, body: parts }, room.admin);
    expect([await statusesFor(room.student), await listed()]).toEqual([[200, 200], 2]);
    await server.ok('updateDiplomaCourse', { params: { id: other }, body: { groups: [], items: [] } }, room.admin);
    await archive(false);
    expect([await statusesFor(room.student), await listed()]).toEqual([[200, 200], 2]);
  });

  test('a part that is unknown, or named twice, is refused at its place', async () => {
    const id = await makeDiploma('TOEFL');
    const video = await makeVideo('Once');
    const unknown = '01890000-0000-7000-8000-000000000000';
    const items = [
      { kind: 'lecture' as const, video },
      { kind: 'lecture' as const, video },
      { kind: 'pdf' as const, pdf: unknown },
    ];
    const failure = await server.fails(
      'updateDiplomaCourse',
      { params: { id }, body: { groups: [unknown], items } },
      room.admin,
    );
    expect(failure).toMatchObject({
      status: 422,
      errors: { 'items.1': [expect.any(String)], 'items.2': [expect.any(String)], 'groups.0': [expect.any(String)] },
    });
    expect((await server.ok('getDiplomaCourse', { params: { id } }, room.admin)).items).toEqual([]);
  });

  test('a diploma with groups or parts is not removed, nor is a lecture in it; once the course is empty, both are', async () => {
    const id = await makeDiploma('Short');
    const params = { id };
    const video = await makeVideo('In a course');
    const items = [{ kind: 'lecture' as const, video }];
    const usesWith = async (body: { groups: GroupId[]; items: typeof items }) => {
      await server.ok('updateDiplomaCourse', { params, body }, room.admin);
      const failure = await server.fails('removeDiploma', { params }, room.admin);
      expect(failure).toMatchObject({ status: 409, code: 'in_use' });
      return (await server.ok('getDiploma', { params }, room.admin)).uses;
    };
    expect(await usesWith({ groups: [room.group, room.otherGroup], items })).toBe(3);
    const failure = await server.fails('removeVideo', { params: { id: video } }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'in_use' });
    expect(await usesWith({ groups: [room.group], items: [] })).toBe(1);
    expect(await usesWith({ groups: [], items })).toBe(1);
    await server.ok('updateDiplomaCourse', { params, body: { groups: [], items: [] } }, room.admin);
    await server.ok('removeDiploma', { params }, room.admin);
    await server.ok('removeVideo', { params: { id: video } }, room.admin);
  });
});
