import { afterAll, beforeAll, expect, test } from 'vitest';
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

  // No browser may keep it, so there is nothing to name it by.
  expect(plain.headers.get('etag')).toBeNull();
  expect((await read(own._id, room.classmate)).status).toBe(404);
});
