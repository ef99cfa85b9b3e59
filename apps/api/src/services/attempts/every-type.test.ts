import type { Question } from '@rubrica/question-kit';
import { questionTypes, markAnswers, ownAnswers, type FileRef } from '@rubrica/question-kit';
import { fixtures, questionFixture } from '@rubrica/question-kit/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom, type Present } from '../../testing/classroom.ts';
import { mp4File, pngFile, wavFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const isFile = (data: object): data is FileRef => 'mime' in data && 'id' in data;

/** Replaces the files of an example with stored ones. */
async function withFiles<Data>(data: Data, store: (file: FileRef) => Promise<FileRef>): Promise<Data>;
async function withFiles(data: unknown, store: (file: FileRef) => Promise<FileRef>): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return Promise.all(data.map((item: unknown) => withFiles(item, store)));
  if (isFile(data)) return store(data);
  const fields = Object.entries(data).map(async ([name, value]: [string, unknown]) => [
    name,
    await withFiles(value, store),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

describe('a question of every type', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const storeFor = (who: Present) => async (file: FileRef) => {
    const sample = file.mime.startsWith('image/') ? pngFile() : file.mime.startsWith('video/') ? mp4File() : wavFile();
    return (await server.ok('uploadFile', { body: { file: sample } }, who)).ref;
  };

  test.each(questionTypes)('%s: can be created, assigned, answered, marked, released and reviewed', async (type) => {
    const [example] = fixtures[type];
    if (!example) throw new Error(`There is no example of ${type}.`);
    const plain: Question = { ...questionFixture(type), input: [], category: '', level: '', diploma: '' };
    const question = await withFiles({ ...plain, questions: [example.block] }, storeFor(room.admin));
    const { maximum } = markAnswers(question, []);
    const task = await room.makeTask({ contents: [question] });

    const submitted = await withFiles(ownAnswers(question, [example.right]), storeFor(room.student));
    const attempt = await room.take(task, [submitted]);
    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    const [markingQuestion] = sheet.questions;
    expect(sheet.attempt.maximum).toBe(maximum);
    expect(ownAnswers(question, markingQuestion?.answers ?? [])).toEqual(submitted);

    const marks = await withFiles([example.right], storeFor(room.assistant));
    await server.ok(
      'saveMarks',
      { params: { id: markingQuestion?.answer ?? '' }, headers: { 'if-match': '0' }, body: { answers: marks } },
      room.assistant,
    );
    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    const review = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.student);
    expect(review.attempt).toMatchObject({ status: 'released', mark: maximum, maximum });
  });
});
