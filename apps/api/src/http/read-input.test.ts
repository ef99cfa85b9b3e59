import { once } from 'node:events';
import { connect } from 'node:net';
import { bodyLimitsOf, contract, failureSchema } from '@rubrica/api-client/contract';
import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { createRequestLimiter } from '../services/request-limiter.ts';
import { createHttp } from './app.ts';
import { listen } from './listen.ts';
import { choiceQuestion } from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const absentId = '01890000-0000-7000-8000-000000000000';

/** Sends a body as it is. */
function sendRaw(method: string, path: string, body: BodyInit, token?: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  return server.http.request(`/api${path}`, { method, body, headers });
}

async function failureOf(response: Response | Promise<Response>) {
  const reply = await response;
  return { status: reply.status, ...failureSchema.parse(await reply.json()) };
}

describe('the limits of a body', () => {
  test('follow from the call: a login takes a few kilobytes, a question some megabytes', async () => {
    const login = JSON.stringify({ email: 'a@rubrica.test', password: 'x'.repeat(5000) });
    expect(await failureOf(sendRaw('POST', '/login', login))).toMatchObject({
      status: 413,
      message: 'This is too large: the maximum is 4 kB. Use a smaller file, or send less.',
    });
    expect(bodyLimitsOf(contract.createQuestion).bytes).toBe(1024 * 1024);
  });

  test('refuse deep nesting before it is parsed', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    expect(await failureOf(sendRaw('POST', '/login', deep))).toMatchObject({ status: 400, code: 'malformed' });
    // Brackets inside a text are not nesting.
    const text = JSON.stringify({ email: 'a@rubrica.test', password: `"${'['.repeat(100)}` });
    expect((await failureOf(sendRaw('POST', '/login', text))).status).toBe(401);
  });

  test('count entries over the whole body', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    const [answer] = await room.answersOf(attempt);
    const entries = Array.from({ length: 300 }, () => Array.from({ length: 100 }, () => 1));
    const body = JSON.stringify({ rev: 0, answers: entries });
    const failure = await failureOf(sendRaw('PUT', `/answers/${answer?._id}`, body, room.student.token));
    expect(failure).toMatchObject({ status: 413, code: 'too_many_values' });
    expect(failure.message).toContain('10,000');
  });

  test('name at most 20 wrong fields', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    const [answer] = await room.answersOf(attempt);
    const body = JSON.stringify({ rev: 0, answers: Array.from({ length: 900 }, () => 'wrong') });
    const failure = await failureOf(sendRaw('PUT', `/answers/${answer?._id}`, body, room.student.token));
    expect(failure.status).toBe(422);
    expect(Object.keys(failure.errors ?? {})).toHaveLength(20);
  });
});

test.each([
  ['announced', 'content-length: 1000\r\n\r\n{"emai'],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n6\r\n{"emai\r\n'],
])('a connection that breaks in the middle of a body is no defect (%s)', async (_name, rest) => {
  const running = await listen(server.http, { port: 0, host: '127.0.0.1' });
  const [lines, errors] = [server.lines.length, server.errors.length];
  const socket = connect(running.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  await new Promise((resolve) => socket.write(head + rest, resolve));
  socket.destroy();
  await vi.waitFor(() => expect(server.lines.length).toBeGreaterThan(lines), { timeout: 30_000 });
  expect(server.errors.slice(errors)).toEqual([]);
  await running.close();
});

test('whether the object is visible is decided before the body is read', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        isRead = true;
        controller.enqueue(new TextEncoder().encode('['));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://localhost/api/answers/${absentId}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${room.student.token}` },
    // Node's fetch needs it for a stream; the type does not have it.
    duplex: 'half',
  } as RequestInit);
  expect((await server.http.request(request)).status).toBe(404);
  expect(isRead).toBe(false);
});

describe('text that PostgreSQL refuses', () => {
  test('is stored without U+0000, with U+FFFD for a lone surrogate', async () => {
    const content = { ...questionOf(emptyDraft()), title: 'a\0b\ud800c' };
    const stored = await server.ok('createQuestion', { body: { content } }, room.admin);
    expect(stored.content.title).toBe('ab\ufffdc');
  });

  test('does not keep an answer from being saved', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    const [answer] = await room.answersOf(attempt);
    if (!answer) throw new Error('no answer');
    const saved = await room.save(answer, [{ studentAnswer: 'a\0\udc00', studentMark: 0 }]);
    expect(saved.answers).toEqual([{ studentAnswer: 'a\ufffd', studentMark: 0 }]);
  });

  test('is searched for without an error', async () => {
    const search = 'a\0b';
    expect((await server.ok('listUsers', { query: { search } }, room.admin)).items).toEqual([]);
  });
});

test('an account that floods the server gets a time to wait, and others are served', async () => {
  const http = createHttp({
    app: server.app,
    network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
    log: { info: () => {}, error: () => {} },
    requestLimiter: createRequestLimiter(10),
  });
  const getMe = (token: string) => http.request('/api/me', { headers: { authorization: `Bearer ${token}` } });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await getMe(room.student.token)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(Number((await getMe(room.student.token)).headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await getMe(room.classmate.token)).status).toBe(200);
  // A body of 128 KB counts as three requests.
  const body = JSON.stringify({ email: 'x'.repeat(128 * 1024) });
  const headers = { authorization: `Bearer ${room.classmate.token}`, 'content-type': 'application/json' };
  for (let count = 0; count < 3; count += 1)
    await http.request('/api/logout', {
      method: 'POST',
      body,
      headers: { ...headers, 'content-length': String(body.length) },
    });
  expect((await getMe(room.classmate.token)).status).toBe(429);
});
