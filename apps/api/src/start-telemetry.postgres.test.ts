import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createPostgresDatabase } from './testing/bench/create-postgres-database.ts';
import { post, setupTokenOf, startServerProcess } from './testing/server-process.ts';

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attributeSchema),
  status: z.object({ code: z.number().optional() }).optional(),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** Takes OTLP as a collector does. */
async function startCollector() {
  const received: { path: string | undefined; body: unknown }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ path: request.url, body: await json(request) });
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const http = createServer((request, response) => void take(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    resources: () =>
      received.flatMap(({ body }) => tracesSchema.parse(body).resourceSpans.map(({ resource }) => resource)),
    spans: () =>
      received.flatMap(({ body }) =>
        tracesSchema.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => void http.close(),
  };
}

/** Prints what is loaded of OpenTelemetry beyond its interface, which several libraries load. */
const watchingModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      if (/@opentelemetry\\/(?!api\\/|semantic-conventions\\/)/u.test(url)) console.log('loaded ' + url);
      return next(url, context);
    },
  });
`)}`;

let folder: string;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-telemetry-'));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

async function start(name: string, settings: Record<string, string> = {}) {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url, database.template);
  drops.push(fresh.drop);
  return startServerProcess(
    { RUBRICA_DATA: path.join(folder, name), DATABASE_URL: fresh.url, ...settings },
    { flags: ['--import', watchingModules] },
  );
}

const attribute = (span: z.infer<typeof spanSchema>, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0];

test('requests, jobs and their statements are traced where a collector is set, without anything of people', async () => {
  const collector = await startCollector();
  const server = await start('traced', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'exams-of-the-school',
  });
  expect(server.startLines.some((line) => line.startsWith('loaded '))).toBe(true);
  const account = { name: 'SENTINEL-name', email: 'sentinel-mail@school.example', password: 'SENTINEL-old-boats' };
  await post(server, '/account-links/set-up', { token: setupTokenOf(server), ...account });
  const ask = (route: string, body?: object, token?: string) =>
    fetch(server.url + route, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'SENTINEL-agent',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  const { token } = z.object({ token: z.string() }).parse(await (await ask('/login', account)).json());
  expect((await ask('/users?search=SENTINEL-search', undefined, token)).status).toBe(200);
  expect((await ask('/categories', { name: 'SENTINEL-category', order: 0 }, token)).status).toBe(201);
  expect((await ask('/users/SENTINEL-id', undefined, token)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('/report-files', { report: 'marks', format: 'csv', query: {} }, token)).status).toBe(201);
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('job make-report');
  // What was noted last is sent before the end.
  expect((await ask('/me', undefined, token)).status).toBe(200);
  await server.stop();
  collector.close();

  expect(new Set(collector.received.map((one) => one.path))).toEqual(new Set(['/v1/traces']));
  const spans = collector.spans();
  const login = spans.find(({ name }) => name === 'POST /api/login');
  if (!login) throw new Error('The login was not traced.');
  expect(attribute(login, 'http.response.status_code')).toBe(200);
  const inLogin = spans.filter(({ traceId }) => traceId === login.traceId).map(({ name }) => name);
  expect(inLogin).toEqual(expect.arrayContaining(['update users', 'insert audit_log']));
  expect(spans.map(({ name }) => name)).toContain('GET /api/me');
  const job = spans.find(({ name }) => name === 'job make-report');
  expect(spans.some(({ traceId, parentSpanId }) => traceId === job?.traceId && parentSpanId)).toBe(true);
  expect(collector.resources()[0]?.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'exams-of-the-school' },
  });
  const sent = JSON.stringify(collector.received);
  for (const secret of ['sentinel', token, 'Bearer', '127.0.0.1', '$1'])
    expect(sent.toLowerCase()).not.toContain(secret.toLowerCase());
});

test('nothing of it is loaded where no collector is set', async () => {
  const server = await start('untraced');
  await server.stop();
  expect(server.startLines.filter((line) => line.startsWith('loaded '))).toEqual([]);
});
