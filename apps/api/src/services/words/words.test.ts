import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../db/schema/words.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.delete(words);
});

const went = {
  word: 'go',
  form: 'went',
  language: 'en',
  meaning: 'to travel',
  translation: '',
  sentence: 'She went home.',
  source: 'Reading 1',
};
const keep = (change: Partial<typeof went> = {}, who = room.student) =>
  server.ok('createWord', { body: { ...went, ...change } }, who);
const list = (query = {}) => server.ok('listWords', { query }, room.student);

test('a word is kept, changed, listed and removed', async () => {
  const word = await keep();
  expect(word).toMatchObject({ ...went, reviews: 0, reviewedAt: null });
  const body = { ...went, meaning: 'to move' };
  expect((await server.ok('updateWord', { params: { id: word._id }, body }, room.student)).meaning).toBe('to move');
  expect((await list({ search: 'home' })).items.map(({ _id }) => _id)).toEqual([word._id]);
  expect((await list({ word: 'goes' })).total).toBe(0);
  await server.ok('removeWord', { params: { id: word._id } }, room.student);
  expect((await list()).total).toBe(0);
});

test('nobody else sees one’s words, and two people keep the same word', async () => {
  const word = await keep();
  await keep({}, room.classmate);
  await keep({}, room.assistant);
  expect((await list()).total).toBe(1);
  for (const who of [room.classmate, room.assistant, room.admin]) {
    expect((await server.fails('getWord', { params: { id: word._id } }, who)).status).toBe(404);
  }
});

test('a word that is kept again gets the new sentence, and stays as well remembered as it was', async () => {
  const word = await keep({ meaning: '' });
  const body = { rating: 'easy', dueAt: word.dueAt } as const;
  const reviewed = await server.ok('reviewWord', { params: { id: word._id }, body }, room.student);
  const again = await keep({ form: 'gone', sentence: 'He has gone.', meaning: 'to leave' });
  expect(again).toMatchObject({ _id: word._id, form: 'gone', sentence: 'He has gone.', meaning: 'to leave' });
  expect(again.dueAt).toBe(reviewed.dueAt);
  const bare = await keep({ sentence: '', meaning: 'another' });
  expect(bare).toMatchObject({ form: 'gone', sentence: 'He has gone.', meaning: 'to leave' });
});

test('a word cannot be renamed to another that is kept', async () => {
  await keep();
  const other = await keep({ word: 'run' });
  const refused = await server.fails('updateWord', { params: { id: other._id }, body: went }, room.student);
  expect(refused).toMatchObject({ status: 422, errors: { word: [expect.any(String)] } });
});

describe('practising', () => {
  test('a new word is due at once, and later the better it was remembered', async () => {
    const word = await keep();
    expect((await list({ due: 'true' })).total).toBe(1);
    const { again, hard, good, easy } = word.nextDueAt;
    expect([again, hard, good, easy].toSorted()).toEqual([again, hard, good, easy]);
    const reviewed = await server.ok(
      'reviewWord',
      { params: { id: word._id }, body: { rating: 'good', dueAt: word.dueAt } },
      room.student,
    );
    expect(reviewed).toMatchObject({ dueAt: good, reviews: 1, reviewedAt: server.clock.now().toISOString() });
    expect((await list({ due: 'true' })).total).toBe(0);
    expect((await list({ due: 'false' })).total).toBe(1);
    server.clock.advance({ days: 1 });
    expect((await list({ due: 'true' })).total).toBe(1);
  });

  test('the same review sent twice counts once', async () => {
    const word = await keep();
    const body = { rating: 'again', dueAt: word.dueAt } as const;
    const args = { params: { id: word._id }, body };
    const [first, second] = await Promise.all([
      server.ok('reviewWord', args, room.student),
      server.ok('reviewWord', args, room.student),
    ]);
    expect([first.reviews, second.reviews]).toEqual([1, 1]);
    expect(second.dueAt).toBe(first.dueAt);
  });
});
