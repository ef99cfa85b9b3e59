import type { Question } from '@rubrica/question-kit';
import { questionTypes, markAnswers, ownAnswers } from '@rubrica/question-kit';
import { fixtures, questionFixture } from '@rubrica/question-kit/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { withStoredFiles } from '../../testing/stored-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('a question of every type', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  test.each(questionTypes)('%s: can be created, assigned, answered, marked, released and reviewed', async (type) => {
    const [example] = fixtures[type];
    if (!example) throw new Error(`There is no example of ${type}.`);
    const plain: Question = { ...questionFixture(type), category: '', level: '', diploma: '' };
    const question = await withStoredFiles({ ...plain, questions: [example.block] }, server, room.admin);
    const { maximum: own } = markAnswers(question, []);
    // What is only read earns nothing, and is set with something that does.
    const companions = own === 0 ? [choiceQuestion()] : [];
    const maximum = own + companions.length * 2;
    const task = await room.makeTask({ contents: [question, ...companions] });

    const submitted = await withStoredFiles(ownAnswers(question, [example.right]), server, room.student);
    const attempt = await room.submitAnswers(task, [submitted, rightChoices]);
    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    const [markingQuestion] = sheet.questions;
    expect(sheet.attempt.maximum).toBe(maximum);
    expect(ownAnswers(question, markingQuestion?.answers ?? [])).toEqual(submitted);

    const marks = await withStoredFiles([example.right], server, room.assistant);
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
