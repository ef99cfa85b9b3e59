import { contract, failureSchema } from '@rubrica/api-client/contract';
import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConflictError } from '../services/errors/errors.ts';
import { requestOf } from '../testing/request-of.ts';
import { pngFile } from '../testing/sample-files.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { testPassword } from '../testing/test-people.ts';
import { currentLogFields } from '../log-context.ts';
import { createHttp } from './app.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await server.login(await server.makePerson({ role: 'admin', name: 'Amal' }));
});
afterAll(() => server.close());

const post = (path: string, body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.http.request(`/api${path}`, { method: 'POST', body, headers });

describe('a request that cannot be taken', () => {
  test('is shown by its status: 400 unreadable, 404 unknown, 413 too large, 415 another kind, 422 wrong fields', async () => {
    expect((await post('/login', '{"email":')).status).toBe(400);
    expect((await post('/nowhere', '{}')).status).toBe(404);
    expect((await post('/login', JSON.stringify({ email: 'a', password: 'x'.repeat(5_000_000) }))).status).toBe(413);
    const form = await post('/login', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(415);
    expect(await form.json()).toMatchObject({
      code: 'unsupported_body',
      message: 'The body of the request is of the type application/x-www-form-urlencoded. Send it as application/json.',
    });
    expect((await post('/login', '{"email":"a"}')).status).toBe(422);
    expect((await server.fails('getUser', { params: { id: 'not-an-id' } }, { token })).status).toBe(404);
  });

  test('is too large however its length is announced', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const request = new Request('http://localhost/api/login', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect((await server.http.request(request)).status).toBe(413);
  });

  test('has its texts made storable, in a form as in JSON', async () => {
    const body = { file: pngFile(), key: 'a\0b' };
    expect((await server.send('uploadFile', { body }, { token })).status).toBe(201);
  });

  test('gets message, code and fields in the language it asked for', async () => {
    const response = await post('/login', '{"email":"nobody"}', {
      'content-type': 'application/json',
      'accept-language': 'ar-EG, en;q=0.5',
    });
    const failure = failureSchema.parse(await response.json());
    expect(failure.code).toBe('invalid');
    expect(failure.errors).toEqual({ email: ['أدخل بريدًا إلكترونيًا صحيحًا'], password: ['يُرجى ملء هذا الحقل.'] });
  });

  test('learns nothing of an error that was not meant for it but a number, which stands in the log', async () => {
    const logged: unknown[] = [];
    const log = { info: () => {}, error: () => void logged.push(currentLogFields()['request']) };
    const app = {
      ...server.app,
      auth: { ...server.app.auth, signIn: () => Promise.reject(new Error('secret at 10.0.0.5')) },
    };
    const http = createHttp({ app, network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] }, log });
    const body = JSON.stringify({ email: 'amal@rubrica.test', password: testPassword });
    const response = await http.request('/api/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/secret|10\.0\.0\.5|Error|\bat\b .*\.ts/u);
    const [id] = /[\da-f-]{36}/u.exec(text) ?? [];
    expect(logged).toEqual([id]);
  });
});

describe('every reply', () => {
  test('carries the headers that keep a browser careful, and is not kept by caches', async () => {
    const { headers } = await server.send('getMe', {}, { token });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('holds only fields that the contract names, whatever a handler returns', async () => {
    const http = createHttp({
      app: server.app,
      network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
      log: { info: () => {}, error: () => {} },
      // The handler returns more than the reply may contain.
      handlers: { logout: () => Promise.resolve({ success: true, message: 'x', secret: 'leak' }) } as never,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await http.request('/api/logout', { method: 'POST', body: '{}', headers });
    expect(await response.json()).toEqual({ success: true, message: 'x' });
  });

  test('holds of the copy in a conflict only what the call declares', async () => {
    const content = { ...questionOf(emptyDraft()), title: 'Trains' };
    const stored = await server.ok('createQuestion', { body: { content } }, { token });
    const conflict = new ConflictError('conflict', undefined, { ...stored, secret: 'leak' });
    const throws = () => Promise.reject(conflict);
    const http = createHttp({
      app: server.app,
      network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
      log: { info: () => {}, error: () => {} },
      // Both throw the same copy; only one of them declares one.
      handlers: { updateQuestion: throws, logout: throws } as never,
    });
    const currentOf = async (request: Request) => {
      const response = await http.request(request);
      expect(response.status).toBe(409);
      return failureSchema.parse(await response.json()).current;
    };
    const update = { params: { id: stored._id }, body: { rev: 0, content } };
    expect(await currentOf(requestOf('updateQuestion', update, { token }))).toEqual(stored);
    expect(await currentOf(requestOf('logout', { body: {} }, { token }))).toBeUndefined();
  });

  test('lets pages of a named origin in, and no other', async () => {
    const network = { trustedProxies: 0, allowedOrigins: ['https://school.example'], inlineScriptHashes: [] };
    const http = createHttp({ app: server.app, network, log: { info: () => {}, error: () => {} } });
    const allowed = async (origin: string) =>
      (await http.request('/api/health', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('https://school.example')).toBe('https://school.example');
    expect(await allowed('https://elsewhere.example')).toBeNull();

    // The tag of a reply is read and sent by them, too.
    const origin = { origin: 'https://school.example' };
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' };
    const preflight = await http.request('/api/student-questions', {
      method: 'OPTIONS',
      headers: { ...origin, ...asked },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
    const { headers } = await http.request('/api/health', { headers: origin });
    expect(headers.get('access-control-expose-headers')).toContain('etag');
  });
});

const seen = async (proxies: number) => {
  const http = createHttp({
    app: server.app,
    network: { trustedProxies: proxies, allowedOrigins: [], inlineScriptHashes: [] },
    log: { info: () => {}, error: () => {} },
  });
  const body = JSON.stringify({ email: 'amal@rubrica.test', password: testPassword });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '1.1.1.1, 203.0.113.9' };
  const incoming = { socket: { remoteAddress: '192.0.2.50' } };
  const reply = await http.request('/api/login', { method: 'POST', body, headers }, { incoming });
  const { token: own } = (await reply.json()) as { token: string };
  return (await server.ok('listSessions', {}, { token: own })).items.find(({ current }) => current)?.ipAddress;
};

describe('where a request comes from', () => {
  test('is believed of our own proxies and of nobody else', async () => {
    expect(await seen(0)).toBe('192.0.2.50');
    expect(await seen(1)).toBe('203.0.113.9');
  });
});

test('the API describes every call of the contract', async () => {
  const response = await server.http.request('/api/openapi.json');
  const { openapi, paths } = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(openapi).toBe('3.1.1');
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('the reference of the API is served where it is asked for, as a page of our own, and nowhere else', async () => {
  expect((await server.http.request('/api/docs')).status).toBe(404);
  const http = createHttp({
    app: server.app,
    network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
    log: { info: () => {}, error: () => {} },
    hasReference: true,
  });
  const response = await http.request('/api/docs');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await response.text()).toContain('<h3>saveAnswer</h3>');
});

test('health answers while the database does, and says so when it does not', async () => {
  expect((await server.http.request('/api/health')).status).toBe(200);
  const broken = await testServer();
  await broken.close();
  expect((await broken.http.request('/api/health')).status).toBe(503);
});
