import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptQuestions } from '../db/schema/attempts.ts';
import { storeContents } from '../services/attempts/question-contents.ts';
import { type Classroom, classroom, type SignedInPerson } from '../testing/classroom.ts';
import { requestOf } from '../testing/request-of.ts';
import { choiceQuestion, essayQuestion } from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const read = (taskTaken: string, { token }: SignedInPerson, headers: Record<string, string> = {}) => {
  const request = requestOf('listStudentQuestions', { query: { taskTaken } }, { token });
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return server.http.request(request);
};

test('the questions of an exam are the same bytes for all who take it, and for nobody else', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
  const [own, other] = [await room.start(task), await room.start(task, room.classmate)];
  const [plain, packed] = await Promise.all([
    read(own._id, room.student),
    read(other._id, room.classmate, { 'accept-encoding': 'gzip' }),
  ]);
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
  expect([plain.headers.get('cache-control'), packed.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  const text = await plain.text();
  expect(JSON.parse(text)).toMatchObject({ items: [{ position: 0 }, { position: 1 }] });
  expect(await new Response(unpacked).text()).toBe(text);
  expect((await read(own._id, room.classmate)).status).toBe(404);
});

test('whoever has kept the questions of their attempt is told that they are the same, and nobody else learns it', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
  const own = await room.start(task);
  const tagOf = async (headers: Record<string, string>) =>
    (await read(own._id, room.student, headers)).headers.get('etag') ?? '';
  const [plain, packed] = [await tagOf({}), await tagOf({ 'accept-encoding': 'gzip' })];
  expect(plain).toMatch(/^"[\w-]{22}"$/u);
  // Compressed bytes are others, so a strong tag has to be another.
  expect(packed).toBe(plain.replace(/"$/u, '-gzip"'));
  expect(await tagOf({})).toBe(plain);

  const known = await read(own._id, room.student, { 'if-none-match': plain });
  expect([known.status, await known.text(), known.headers.get('content-type')]).toEqual([304, '', null]);
  expect([known.headers.get('etag'), known.headers.get('cache-control')]).toEqual([plain, 'no-store']);
  const statusOf = async (tag: string, headers: Record<string, string> = {}) =>
    (await read(own._id, room.student, { 'if-none-match': tag, ...headers })).status;
  expect(await statusOf(packed, { 'accept-encoding': 'gzip' })).toBe(304);
  // A proxy that compresses makes a strong tag weak.
  expect(await statusOf(`"other", W/${plain}`)).toBe(304);
  expect(await statusOf(packed)).toBe(200);
  expect(await statusOf('"other"')).toBe(200);

  const refused = [
    await read(own._id, room.classmate, { 'if-none-match': plain }),
    await read(own._id, room.assistant, { 'if-none-match': plain }),
    await read(own._id, { ...room.student, token: 'x' }, { 'if-none-match': plain }),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
    [404, null],
    [403, null],
    [401, null],
  ]);
});

test('questions that are not the ones that were kept are sent', async () => {
  const [essay, choice] = [await room.start(await room.makeTask({ contents: [essayQuestion()] })), choiceQuestion()];
  const kept = (await read(essay._id, room.student)).headers.get('etag') ?? '';
  const { db } = server.app;
  await db.transaction(async (tx) => {
    const [hash = ''] = await storeContents(tx, [choice]);
    await tx.update(attemptQuestions).set({ contentHash: hash }).where(eq(attemptQuestions.taskTakenId, essay._id));
  });
  const changed = await read(essay._id, room.student, { 'if-none-match': kept });
  expect([changed.status, changed.headers.get('etag') === kept]).toEqual([200, false]);
  expect(await changed.json()).toMatchObject({ items: [{ view: { subQuestionType: choice.subQuestionType } }] });
});
