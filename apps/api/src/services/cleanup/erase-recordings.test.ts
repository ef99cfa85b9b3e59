import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileId, Task, TaskTaken } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../../testing/lectures.ts';
import { mp4File, wavFile } from '../../testing/sample-files.ts';
import { essayQuestion, essayText, speakingQuestion, spokenAnswer } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { storedBytes } from '../files/upload-quota.ts';
import { eraseRecordings } from './erase-recordings.ts';

const days = 90;
let server: TestServer;
let room: Classroom;
/** May be taken again and again. */
let homework: Task;
let unfinished: Task;

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  homework = await room.makeTask({ contents: [essayQuestion()], maxAttempts: 0 });
  unfinished = await room.makeTask({ contents: [essayQuestion()] });
});
afterAll(() => server.close());

const again = async (who: SignedInPerson) => ({ ...who, token: await server.login(who) });
const record = (file: File = wavFile('talk.wav'), who = room.student) =>
  server.ok('uploadFile', { body: { file } }, who);
type Upload = Awaited<ReturnType<typeof record>>;
const spoken = ({ ref }: Upload) => ({
  ...essayText('')[0]!,
  studentAnswer: [{ kind: 'recording' as const, file: ref }],
});
/** Hands in a recording, which then waits for a mark. */
const handIn = (file: Upload, who = room.student) => room.submitAnswers(homework, [[spoken(file)]], who);
const run = (recordingsDays: number | null = days) =>
  eraseRecordings({ ...server.app, recordingsDays }, {}, { signal: new AbortController().signal });
const statusOf = async (id: FileId, who: SignedInPerson) =>
  (await server.send('getFile', { params: { id } }, who)).status;
const contents = () => readdir(path.join(server.app.files.uploadFolder, '../../files'));
const mark = async (attempt: TaskTaken, file: Upload, comment?: Upload) => {
  const who = await again(room.assistant);
  const [answer] = (await server.ok('getMarkingSheet', { params: { id: attempt._id } }, who)).questions;
  const instructorFiles = comment ? [comment.ref] : [];
  const marks = [{ ...spoken(file), instructorFiles, studentContentMark: 3, reviewed: true }];
  const version = { 'if-match': String(answer?.version ?? 0) };
  await server.ok(
    'saveMarks',
    { params: { id: answer?.answer ?? '' }, headers: version, body: { answers: marks } },
    who,
  );
  return attempt;
};
const handInMarked = async (file: Upload, who = room.student) => mark(await handIn(file, who), file);

test('recordings are deleted so many days after they were handed in; marks, comments and younger ones stay', async () => {
  const [audio, video] = [await record(), await record(mp4File('me.mp4'))];
  const attempt = await handIn(audio);
  await handInMarked(video);
  const comment = await record(wavFile('comment.wav'), room.assistant);
  await mark(attempt, audio, comment);
  await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);

  server.clock.advance({ days: days - 1 });
  const student = await again(room.student);
  const young = await record(wavFile('young.wav'), student);
  const open = await record(wavFile('open.wav'), student);
  await handInMarked(young, student);
  const [draft] = await room.answersOf(await room.start(unfinished, student), student);
  await room.save(draft!, [spoken(open)], student);
  await run();
  expect(await statusOf(audio._id, student)).toBe(200);

  server.clock.advance({ days: 1, seconds: 1 });
  await run(null);
  expect(await statusOf(audio._id, await again(room.student))).toBe(200);
  const [usedBefore, filesBefore] = [await storedBytes(server.app.db, student.id), (await contents()).length];
  await run();

  const [marker, parent] = [await again(room.assistant), await again(room.parent)];
  const gone = { status: 410, code: 'recording_deleted' };
  expect(await server.fails('getFile', { params: { id: audio._id } }, student)).toMatchObject(gone);
  const told = await server.fails('getFile', { params: { id: audio._id } }, { ...marker, language: 'en' });
  expect(told.message).toMatch(/^The recording was deleted on \d+ \w+ \d{4}\.$/u);
  const inArabic = await server.fails('getFile', { params: { id: audio._id } }, { ...parent, language: 'ar' });
  expect(inArabic.message).toMatch(/^حُذف التسجيل في /u);
  expect(await statusOf(audio._id, await again(room.otherStudent))).toBe(404);
  expect(await statusOf(video._id, student)).toBe(410);
  for (const { _id } of [young, open]) expect(await statusOf(_id, student)).toBe(200);
  expect(await statusOf(comment._id, student)).toBe(200);
  const review = await server.ok('getReviewSheet', { params: { id: attempt._id } }, student);
  expect(review.questions[0]?.answers[0]).toMatchObject({
    studentContentMark: 3,
    studentAnswer: [{ file: audio.ref }],
  });

  expect((await contents()).length).toBe(filesBefore - 2);
  const bytes = audio.ref.size + video.ref.size;
  expect(await storedBytes(server.app.db, student.id)).toBe(usedBefore - bytes);
  const entries = () => server.app.db.select().from(auditLog).where(eq(auditLog.action, 'file.expire'));
  expect((await entries()).map(({ object, details }) => ({ object, details }))).toEqual([
    { object: `user:${student.id}`, details: { files: 2, bytes } },
  ]);
  await run();
  expect(await entries()).toHaveLength(1);
});

test('a recording that a younger attempt uses too is kept until that is old as well', async () => {
  const student = await again(room.student);
  const file = await record(wavFile('twice.wav'), student);
  await handInMarked(file, student);
  server.clock.advance({ days: 60 });
  await handInMarked(file, await again(room.student));
  server.clock.advance({ days: 60 });
  await run();
  expect(await statusOf(file._id, await again(room.student))).toBe(200);
  server.clock.advance({ days: 60 });
  await run();
  expect(await statusOf(file._id, await again(room.student))).toBe(410);
});

test('what is deleted can still be marked, returned and recorded again; content that could not be removed is, by the next run', async () => {
  const student = await again(room.student);
  const file = await record(wavFile('old.wav'), student);
  const attempt = await handInMarked(file, student);
  const { url } = await server.ok('getFile', { params: { id: file._id } }, student);
  server.clock.advance({ days: days, seconds: -60 });
  const fresh = await again(room.student);
  const link = await server.ok('getFile', { params: { id: file._id } }, fresh);
  server.clock.advance({ seconds: 90 });
  const { storage } = server.app.files;
  const before = (await contents()).length;
  const failing = {
    ...server.app.files,
    storage: { ...storage, remove: () => Promise.reject(new Error('unreachable')) },
  };
  const signal = { signal: new AbortController().signal };
  await expect(eraseRecordings({ ...server.app, files: failing, recordingsDays: days }, {}, signal)).rejects.toThrow();
  const socket = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  expect((await server.http.request(link.url, {}, socket)).status).toBe(410);
  expect((await server.http.request(url, {}, socket)).status).toBe(403);
  expect(await contents()).toHaveLength(before);
  await run();
  expect(await contents()).toHaveLength(before - 1);

  const marker = await again(room.assistant);
  await mark(attempt, file, await record(wavFile('late.wav'), marker));
  await server.ok('returnTaskTaken', { params: { id: attempt._id }, body: {} }, marker);
  const [answer] = await room.answersOf(attempt, fresh);
  const kept = await room.save(
    answer!,
    [{ ...spoken(file), studentAnswer: [...spoken(file).studentAnswer, { kind: 'text', text: 'More.' }] }],
    fresh,
  );
  const second = await record(wavFile('talk.wav'), fresh);
  await room.save(kept, [spoken(second)], fresh);
  expect(await statusOf(second._id, fresh)).toBe(200);
});

test('nobody can put a deleted recording to a new use', async () => {
  const student = await again(room.student);
  const file = await record(wavFile('reused.wav'), student);
  await handInMarked(file, student);
  server.clock.advance({ days: days + 1 });
  await run();
  const fresh = await again(room.student);
  const [answer] = await room.answersOf(await room.start(homework, fresh), fresh);
  const body = { rev: 0, answers: [spoken(file)] };
  expect(await server.fails('saveAnswer', { params: { id: answer!._id }, body }, fresh)).toMatchObject({ status: 422 });
});

test('a recording is kept as long as its attempt waits for a mark, however old it is', async () => {
  const student = await again(room.student);
  const file = await record(wavFile('unheard.wav'), student);
  const attempt = await handIn(file, student);
  server.clock.advance({ days: days * 5 });
  await run();
  expect(await statusOf(file._id, await again(room.assistant))).toBe(200);
  await mark(attempt, file);
  await run();
  expect(await statusOf(file._id, await again(room.assistant))).toBe(410);
});

test('a recording in a lecture is kept while the last try waits for a mark; one that was tried again waits for none', async () => {
  const asked = { video: await makeLecture(server, room.group), content: speakingQuestion(), maxTries: 2 };
  const question = await addLectureQuestion(server, { admin: await again(room.admin) }, asked);
  const student = await again(room.student);
  const [first, last] = [await record(wavFile('first.wav'), student), await record(wavFile('last.wav'), student)];
  for (const [triesUsed, file] of [first, last].entries())
    await tryLectureQuestion(server, student, { _id: question._id, version: 1, triesUsed }, spokenAnswer(file.ref));
  const statuses = async () => {
    const marker = await again(room.assistant);
    return [await statusOf(first._id, marker), await statusOf(last._id, marker)];
  };
  server.clock.advance({ days: days + 1 });
  await run();
  expect(await statuses()).toEqual([410, 200]);
  const [answer] = await server.app.db
    .select()
    .from(lectureAnswers)
    .where(and(eq(lectureAnswers.lectureQuestionId, question._id), eq(lectureAnswers.try, 2)));
  const marks = spokenAnswer(last.ref).map((entry) => ({ ...entry, studentCommunicationMark: 1, reviewed: true }));
  const marked = { params: { id: answer?.id ?? '' }, headers: { 'if-match': '0' }, body: { answers: marks } };
  await server.ok('saveLectureMarks', marked, await again(room.assistant));
  await run();
  expect(await statuses()).toEqual([410, 410]);
});
