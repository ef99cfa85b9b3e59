import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { pdfFile } from '../testing/sample-pdfs.ts';
import { choiceQuestion, essayQuestion } from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let room: Classroom;

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const keyed = () => ({ headers: { 'idempotency-key': v7() } });
const email = 'lina@school.test';
const person = { name: 'Lina', email, role: 'student' as const, password: 'green-window-3' };

/** How many entries of the log say that an object was created. */
async function countEntries(id: string): Promise<number> {
  const { items } = await server.ok('listAuditLog', { query: { limit: 100 } }, room.admin);
  return items.filter(({ object }) => object?.endsWith(id)).length;
}

/** Creates an object two times with one key. */
const twice = async (create: () => Promise<{ _id: string }>) => {
  const first = await create();
  expect(await create()).toEqual(first);
  expect(await countEntries(first._id)).toBe(1);
};

test.each(['createCategory', 'createLevel', 'createDiploma'] as const)(
  '%s: twice with one key is once',
  async (call) => {
    const given = { ...keyed(), body: { name: 'Last' } };
    const first = await server.ok(call, given, room.admin);
    expect(await server.ok(call, given, room.admin)).toEqual(first);
    expect(first._id).toBe(given.headers['idempotency-key']);
    expect(await countEntries(first._id)).toBe(1);
  },
);

test('whatever has a page of its own is created once with one key', async () => {
  const { _id: file } = await server.ok('uploadFile', { body: { file: await pdfFile(1) } }, room.admin);
  const group = { ...keyed(), body: { name: 'Evening', students: [room.student.id] } };
  const task = { ...keyed(), body: { title: 'Essay' } };
  const pdf = { ...keyed(), body: { title: 'Reading', file } };
  const question = { ...keyed(), body: { content: essayQuestion() } };
  const answer = { ...keyed(), body: { title: 'Where', textEn: 'Under Lectures.', textAr: '' } };
  const book = { ...keyed(), body: { title: 'Tides' } };
  const link = { kind: 'link' as const, url: 'https://videos.example/a.mp4' };
  const video = { ...keyed(), body: { title: 'Numbers', durationMs: 90_000, source: link } };
  await twice(() => server.ok('createGroup', group, room.admin));
  await twice(() => server.ok('createTask', task, room.admin));
  await twice(() => server.ok('createPdf', pdf, room.admin));
  await twice(() => server.ok('createQuestion', question, room.admin));
  await twice(() => server.ok('createCannedAnswer', answer, room.admin));
  await twice(() => server.ok('createBook', book, room.admin));
  await twice(() => server.ok('createVideo', video, room.admin));
  const body = { video: video.headers['idempotency-key'], atMs: 1000, content: choiceQuestion() };
  const atPlace = { ...keyed(), body };
  await twice(() => server.ok('createLectureQuestion', atPlace, room.admin));
});

test('a series of meetings is planned once with one key', async () => {
  const rule = {
    firstDate: '2026-04-20',
    lastDate: '2026-04-30',
    weekdays: [1],
    startTime: '17:30',
    durationMinutes: 90,
  };
  const given = {
    ...keyed(),
    body: { title: 'Weekly', groups: [room.group], when: { kind: 'weekly' as const, rule } },
  };
  const first = await server.ok('createMeeting', given, room.admin);
  expect(await server.ok('createMeeting', given, room.admin)).toEqual(first);
  expect(await server.ok('listMeetings', {}, room.admin)).toMatchObject({ total: 2 });
});

test('a person who is added again with the same key is not told that the address is taken', async () => {
  const given = { ...keyed(), body: person };
  const first = await server.ok('createUser', given, room.admin);
  expect(await server.ok('createUser', given, room.admin)).toEqual(first);
  expect(await server.fails('createUser', { ...keyed(), body: person }, room.admin)).toMatchObject({ status: 422 });
});

test('two requests with one key at the same time create one group, and both are answered with it', async () => {
  const given = { ...keyed(), body: { name: 'Night' } };
  const [one, other] = await Promise.all([1, 2].map(() => server.ok('createGroup', given, room.admin)));
  expect(one).toEqual(other);
  const { items } = await server.ok('listGroups', { query: { search: 'Night' } }, room.admin);
  expect(items).toHaveLength(1);
});

test('another key, or none, creates another group', async () => {
  const body = { name: 'Morning' };
  for (const given of [{ body }, { body }, { ...keyed(), body }]) await server.ok('createGroup', given, room.admin);
  expect(await server.ok('listGroups', { query: { search: 'Morning' } }, room.admin)).toMatchObject({ total: 3 });
});

test('a key shows nobody an object that they may not see', async () => {
  const given = { ...keyed(), body: { language: 'en' as const, word: 'tide', form: 'tide' } };
  await server.ok('createWord', given, room.student);
  const other = await server.login(await server.makePerson({ role: 'student', name: 'Nabil' }));
  const refused = await server.fails(
    'createWord',
    { ...given, body: { ...given.body, word: 'moon' } },
    { token: other },
  );
  expect(refused.status).toBe(400);
});

test('a key that cannot be an id is refused', async () => {
  const given = { headers: { 'idempotency-key': 'again' }, body: { name: 'Morning' } };
  expect(await server.fails('createGroup', given, room.admin)).toMatchObject({ status: 400 });
});
