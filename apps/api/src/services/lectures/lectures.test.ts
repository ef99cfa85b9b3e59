import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lectureAnswers, lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { videoMoments } from '../../db/schema/videos.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';
import { completeLecture } from './complete-lecture.ts';

const durationMs = 100_000;
const ofStudent = (student: string) => ({ query: { student, limit: 100 } });

describe('lectures', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const makeLecture = async (more: object = {}) => {
    const body = {
      title: 'Listening for numbers',
      durationMs,
      status: 'published' as const,
      source: { kind: 'link' as const, url: 'https://videos.example/a.mp4' },
      captions: [{ language: 'en', label: 'English', cues: [{ startMs: 0, endMs: 1000, text: 'Hello.' }] }],
      groups: [room.group],
      ...more,
    };
    return (await server.ok('createVideo', { body }, room.admin))._id;
  };
  const askAt = async (videoId: string, atMs: number, more: object = {}) => {
    const row = { videoId, atMs, title: 'What?', subQuestionType: 'MCQ' as const, maximum: 1, isReady: true, ...more };
    const { id } = expectRow(await server.app.db.insert(lectureQuestions).values(row).returning());
    const version = { lectureQuestionId: id, version: 1, content: choiceQuestion() };
    await server.app.db.insert(lectureQuestionVersions).values(version);
    return id;
  };
  const answer = async (lectureQuestionId: string, videoId: string, who: SignedInPerson, tried: object = {}) => {
    const right = { version: 1, try: 1, entries: [], mark: 1, maximum: 1, pending: 0 };
    await server.app.db.insert(lectureAnswers).values({ ...right, ...tried, lectureQuestionId, studentId: who.id });
    await completeLecture(server.app.db, videoId, who.id, server.clock.now());
  };
  const beat = (id: string, intervals: [number, number][], more: object = {}, who: SignedInPerson = room.student) =>
    server.ok('reportProgress', { params: { id }, body: { intervals, positionMs: 0, ...more } }, who);
  /** Watches a part at normal speed, with a report when it begins and one when it ends. */
  const watch = async (id: string, [startMs, endMs]: [number, number], who: SignedInPerson = room.student) => {
    await beat(id, [], { positionMs: startMs }, who);
    server.clock.advance({ seconds: (endMs - startMs) / 1000 });
    return beat(id, [[startMs, endMs]], { positionMs: endMs }, who);
  };

  test('a student sees the lecture, where it stops and nothing of what it asks there', async () => {
    const id = await makeLecture();
    const question = await askAt(id, 5000, { title: 'A secret' });
    const lecture = await server.ok('getLecture', { params: { id } }, room.student);
    expect(lecture).toMatchObject({
      title: 'Listening for numbers',
      captions: [{ language: 'en', cues: [{ text: 'Hello.' }] }],
      stops: [{ _id: question, atMs: 5000, isRequired: true, isAnswered: false }],
      progress: null,
    });
    expect(JSON.stringify(lecture)).not.toContain('A secret');
    const { items } = await server.ok('listLectures', { query: { search: 'numbers' } }, room.student);
    expect(items.find(({ _id }) => _id === id)).toMatchObject({ captionLanguages: ['en'], progress: null });
    expect((await server.ok('listLectures', {}, room.otherStudent)).items).toEqual([]);
  });

  test('a report of two hours after ten seconds counts ten seconds, and one after a pause of an hour five minutes', async () => {
    const id = await makeLecture({ durationMs: 7_200_000 });
    await beat(id, [[0, 7_200_000]]);
    server.clock.advance({ seconds: 10 });
    expect(await beat(id, [[0, 7_200_000]], { rate: 16 })).toMatchObject({ watchedMs: 20_000, percent: 0 });
    server.clock.advance({ hours: 1 });
    expect((await beat(id, [[0, 7_200_000]])).watchedMs).toBe(320_000);
  });

  test('what is watched adds up over two devices, a report that comes twice adds nothing, and nothing falls', async () => {
    const id = await makeLecture();
    const laptop = await watch(id, [0, 30_000]);
    expect(laptop).toMatchObject({ watchedMs: 30_000, percent: 30, positionMs: 30_000, intervals: [[0, 30_000]] });
    const phone = { ...room.student, token: await server.login(room.student) };
    expect(await watch(id, [50_000, 70_000], phone)).toMatchObject({ percent: 50 });
    const again = await beat(id, [[50_000, 70_000]], { positionMs: 70_000 }, phone);
    expect(again.intervals).toEqual([
      [0, 30_000],
      [50_000, 70_000],
    ]);
    // At the same moment on both: the clock gives its time to one, and to the other once it has gone on.
    server.clock.advance({ seconds: 10 });
    const replies = await Promise.all([
      beat(id, [[30_000, 40_000]]),
      beat(id, [[70_000, 80_000]], { positionMs: 80_000 }, phone),
    ]);
    const counts = replies.map(({ watchedMs }) => watchedMs);
    expect(Math.max(...counts)).toBe(60_000);
    server.clock.advance({ seconds: 10 });
    await beat(
      id,
      [
        [30_000, 40_000],
        [70_000, 80_000],
      ],
      { positionMs: 80_000 },
    );
    expect((await server.ok('getLecture', { params: { id } }, room.student)).progress?.watchedMs).toBe(70_000);
  });

  test('a lecture is complete at 90 % and with all required questions answered, and stays so', async () => {
    const id = await makeLecture();
    const required = await askAt(id, 10_000);
    await askAt(id, 20_000, { isRequired: false });
    await askAt(id, 30_000, { archived: true });
    await askAt(id, 40_000, { isReady: false });
    expect((await watch(id, [0, 89_999])).completedAt).toBeNull();
    expect((await watch(id, [89_999, 90_000])).completedAt).toBeNull();
    await answer(required, id, room.student);
    const { progress, stops } = await server.ok('getLecture', { params: { id } }, room.student);
    expect(progress?.completedAt).not.toBeNull();
    expect(stops.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    await askAt(id, 40_000);
    expect((await beat(id, [])).completedAt).toBe(progress?.completedAt);
  });

  test('a question that must be right keeps a lecture open until it is, or until no tries are left', async () => {
    const id = await makeLecture();
    const first = await askAt(id, 1000, { mustBeRight: true, maxTries: 2 });
    const second = await askAt(id, 2000, { mustBeRight: true, maxTries: 0 });
    await watch(id, [0, 90_000]);
    const stops = async () => (await server.ok('getLecture', { params: { id } }, room.student)).stops;
    await answer(first, id, room.student, { mark: 0 });
    await answer(second, id, room.student, { mark: 0 });
    expect((await stops()).map(({ isAnswered }) => isAnswered)).toEqual([false, false]);
    await answer(first, id, room.student, { mark: 0, try: 2 });
    expect((await stops()).map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    expect((await beat(id, [])).completedAt).toBeNull();
    await answer(second, id, room.student, { try: 2 });
    expect((await beat(id, [])).completedAt).not.toBeNull();
  });

  test('a lecture without questions is complete with the last part of the 90 %', async () => {
    const id = await makeLecture();
    expect((await watch(id, [0, 90_000])).completedAt).toBe(server.clock.now().toISOString());
  });

  test.each([
    ['a part that ends before it starts', [[5000, 4000]]],
    ['a part before the start', [[-1, 5]]],
    ['more parts than a player has', Array.from({ length: 101 }, () => [0, 1])],
  ])('%s is refused', async (_, intervals) => {
    const id = await makeLecture();
    const given = { params: { id }, body: { intervals: intervals as [number, number][], positionMs: 0 } };
    expect((await server.fails('reportProgress', given, room.student)).status).toBe(422);
  });

  test('a lecture of other groups takes no report', async () => {
    const id = await makeLecture();
    const given = { params: { id }, body: { intervals: [], positionMs: 0 } };
    expect((await server.fails('reportProgress', given, room.otherStudent)).status).toBe(404);
    expect(
      (await server.fails('markNotUnderstood', { params: { id }, body: { atMs: 0 } }, room.otherStudent)).status,
    ).toBe(404);
  });

  test('staff see where students went back and did not understand, each of the students they mark', async () => {
    const id = await makeLecture({ groups: [room.group, room.otherGroup] });
    await watch(id, [0, 10_000]);
    await beat(id, [], { rewoundToMs: [12_000, 12_000, 3000] });
    await beat(id, [], { rewoundToMs: [12_000] });
    await watch(id, [0, 20_000], room.otherStudent);
    const mark = { params: { id }, body: { atMs: 15_000 } };
    const { _id } = await server.ok('markNotUnderstood', mark, room.otherStudent);
    expect((await server.ok('markNotUnderstood', mark, room.otherStudent))._id).toBe(_id);

    const all = await server.ok('getVideoStatistics', { params: { id } }, room.admin);
    expect(all).toMatchObject({ started: 2, completed: 0 });
    expect(all.parts).toHaveLength(10);
    expect(all.parts.slice(0, 3)).toEqual([
      { startMs: 0, rewound: 1, notUnderstood: 0, watchedPercent: 100 },
      { startMs: 10_000, rewound: 1, notUnderstood: 1, watchedPercent: 50 },
      { startMs: 20_000, rewound: 0, notUnderstood: 0, watchedPercent: 0 },
    ]);
    const own = await server.ok('getVideoStatistics', { params: { id } }, room.otherAssistant);
    expect(own.started).toBe(1);
    expect(own.parts[1]).toMatchObject({ rewound: 0, notUnderstood: 1 });

    await server.ok('unmarkNotUnderstood', { params: { id: _id } }, room.otherStudent);
    const rows = await server.app.db.select().from(videoMoments).where(eq(videoMoments.videoId, id));
    expect(rows.filter(({ kind }) => kind === 'not-understood')).toEqual([]);
  });

  test('staff see every student of the lecture, also those who have not begun; an assistant those they mark', async () => {
    const id = await makeLecture({ groups: [room.group, room.otherGroup] });
    const question = await askAt(id, 1000);
    await watch(id, [0, 50_000]);
    await answer(question, id, room.student);
    const sorted = { params: { id }, query: { sort: '-watched' as const } };
    const all = await server.ok('listLectureStudents', sorted, room.admin);
    expect(all.total).toBe(3);
    expect(all.items[0]).toMatchObject({ student: room.student.id, answered: 1, progress: { percent: 50 } });
    expect(all.items[1]).toMatchObject({ answered: 0, progress: null });
    const theirs = await server.ok('listLectureStudents', { params: { id } }, room.assistant);
    expect(theirs.items.map(({ name }) => name)).toEqual(['Samir', 'Sara']);
    const listed = await server.ok('listLectures', { query: { limit: 100 } }, room.otherAssistant);
    expect(listed.items.find(({ _id }) => _id === id)?.audience).toEqual({ started: 0, completed: 0 });
  });

  test('a parent sees a child’s progress, without the lecture, and that of no other student', async () => {
    const id = await makeLecture();
    await watch(id, [0, 40_000]);
    const { items } = await server.ok('listLectures', ofStudent(room.student.id), room.parent);
    expect(items.find(({ _id }) => _id === id)).toMatchObject({ audience: null, progress: { percent: 40 } });
    expect((await server.fails('listLectures', ofStudent(room.otherStudent.id), room.parent)).status).toBe(404);
    expect((await server.fails('listLectures', {}, room.parent)).status).toBe(422);
    expect((await server.fails('getLecture', { params: { id } }, room.parent)).status).toBe(403);
  });

  test('notes are one’s own, in the order of the video', async () => {
    const id = await makeLecture();
    const write = (atMs: number, text: string, who: SignedInPerson = room.student) =>
      server.ok('createVideoNote', { body: { video: id, atMs, text } }, who);
    const later = await write(9000, 'Later');
    await write(1000, 'Sooner');
    await write(5000, 'Somebody else’s', room.classmate);
    const texts = async () =>
      (await server.ok('listVideoNotes', { query: { video: id } }, room.student)).items.map(({ text }) => text);
    expect(await texts()).toEqual(['Sooner', 'Later']);
    const params = { id: later._id };
    const change = { params, body: { atMs: 0, text: 'First' } };
    expect((await server.fails('updateVideoNote', change, room.classmate)).status).toBe(404);
    await server.ok('updateVideoNote', change, room.student);
    expect(await texts()).toEqual(['First', 'Sooner']);
    await server.ok('removeVideoNote', { params }, room.student);
    expect(await texts()).toEqual(['Sooner']);
  });
});
