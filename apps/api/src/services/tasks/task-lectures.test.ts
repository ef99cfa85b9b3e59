import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { videoProgress } from '../../db/schema/videos.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../../testing/lectures.ts';
import { choiceQuestion, gapQuestion, halfRightGaps } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { watchedPercent } from './task-lectures.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const watch = (videoId: string, watchedMs: number, completedAt: Date | null = null) =>
  server.app.db
    .insert(videoProgress)
    .values({ videoId, studentId: room.student.id, watchedMs, beatAt: server.clock.now(), completedAt })
    .onConflictDoUpdate({ target: [videoProgress.videoId, videoProgress.studentId], set: { watchedMs, completedAt } });

test('a task of lectures has no attempts: it is done when all of its lectures are complete', async () => {
  const [first, second] = [
    await makeLecture(server, room.group, 'First'),
    await makeLecture(server, room.group, 'Second'),
  ];
  const task = await room.makeTask({ kind: 'vdo-lect', videos: [second, first] });
  const params = { id: task._id };
  const child = { params: { id: room.student.id } };
  const assigned = () => server.ok('getAssignedTask', { params }, room.student);
  const completed = async () => (await server.ok('getTask', { params }, room.assistant)).counts.completed;
  await watch(second, 30_000);
  expect(await assigned()).toMatchObject({
    canStart: false,
    lectures: [
      { video: second, title: 'Second', watchedPercent: 50, isComplete: false },
      { video: first, title: 'First', watchedPercent: 0, isComplete: false },
    ],
  });
  const started = await server.fails('startTaskTaken', { body: { task: task._id } }, room.student);
  expect(started).toMatchObject({ status: 409, code: 'task_without_attempts' });

  await watch(second, 60_000, server.clock.now());
  expect(await completed()).toBe(0);
  expect(await server.ok('getChild', child, room.parent)).toMatchObject({ tasksOpen: 1 });
  await watch(first, 60_000, server.clock.now());
  expect(await completed()).toBe(1);
  expect(await server.ok('getChild', child, room.parent)).toMatchObject({ tasksOpen: 0 });
});

test('staff see how many students have an answer in its lectures that waits for them', async () => {
  const video = await makeLecture(server, room.group);
  const question = await addLectureQuestion(server, room, { video, content: gapQuestion() });
  const task = await room.makeTask({ kind: 'vdo-lect', videos: [video] });
  await tryLectureQuestion(server, room.student, question, halfRightGaps);
  const waiting = async (who: typeof room.assistant) =>
    (await server.ok('getTask', { params: { id: task._id } }, who)).counts.lecturesToMark;
  expect(await waiting(room.assistant)).toBe(1);
  expect(await waiting(room.admin)).toBe(1);
});

test('a student who was deactivated stays in a task of lectures with what they did, and is no longer expected', async () => {
  const video = await makeLecture(server, room.group);
  const question = await addLectureQuestion(server, room, { video, content: gapQuestion() });
  const task = await room.makeTask({ kind: 'vdo-lect', videos: [video] });
  const params = { id: task._id };
  const stands = async () => {
    const { counts } = await server.ok('getTask', { params }, room.admin);
    const { students } = await server.ok('listTaskLectures', { params }, room.admin);
    const names = students.map(({ student }) => (student === room.student.id ? 'student' : 'classmate'));
    return { expected: counts.assigned, done: counts.handedIn, toMark: counts.lecturesToMark, names: names.toSorted() };
  };
  const setStatus = (status: 'active' | 'disabled', ...people: (typeof room.student)[]) =>
    Promise.all(people.map(({ id }) => server.app.db.update(users).set({ status }).where(eq(users.id, id))));
  const everybody = ['classmate', 'student'];
  expect(await stands()).toEqual({ expected: 2, done: 0, toMark: 0, names: everybody });
  await setStatus('disabled', room.classmate);
  expect(await stands()).toEqual({ expected: 1, done: 0, toMark: 0, names: ['student'] });

  await tryLectureQuestion(server, room.student, question, halfRightGaps);
  await setStatus('disabled', room.student);
  expect(await stands(), 'an answer waits for a marker').toEqual({
    expected: 0,
    done: 0,
    toMark: 1,
    names: ['student'],
  });
  await watch(video, 60_000, server.clock.now());
  expect(await stands()).toEqual({ expected: 1, done: 1, toMark: 1, names: ['student'] });
  await setStatus('active', room.student, room.classmate);
});

test('a published task has only lectures that students can see, and no questions', async () => {
  const video = await makeLecture(server, room.group, 'Hidden', 'draft');
  const questions = [await room.makeQuestion(choiceQuestion())];
  const body = { title: 'Watch', kind: 'vdo-lect' as const, groups: [room.group] };
  await server.ok('createTask', { body: { ...body, status: 'draft', videos: [video], questions } }, room.admin);
  const failure = await server.fails(
    'createTask',
    { body: { ...body, videos: [video], questions, status: 'published' } },
    room.admin,
  );
  expect(failure).toMatchObject({ status: 422, errors: { 'videos.0': [expect.stringContaining('Publish')] } });
  expect(failure.errors).toHaveProperty('questions');
});

test('a video is watched to 100 % at most, and one without a length to 0', () => {
  expect([watchedPercent(61_000, 60_000), watchedPercent(59_999, 60_000), watchedPercent(1, 0)]).toEqual([100, 99, 0]);
});
