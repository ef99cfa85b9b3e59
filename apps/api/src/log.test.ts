import { once } from 'node:events';
import { get } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createHttp } from './http/app.ts';
import { handlers } from './http/handlers.ts';
import { listen } from './http/listen.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import { consoleLog, startMessage } from './log.ts';
import { requestOf } from './testing/request-of.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

const secret = 'secret-of-a-person';
const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await server.login(await server.makePerson({ role: 'student', name: 'Sara' }));
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** Runs something and returns what the process wrote to its log meanwhile. */
async function loggedBy(run: () => unknown): Promise<string> {
  const written: string[] = [];
  const keep = (chunk: unknown) => written.push(String(chunk)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  await run();
  return written.join('');
}

const failures: [string, () => Promise<unknown>][] = [
  ['a value of a wrong type', () => server.app.db.execute(sql`select ${secret}::uuid`)],
  ['a date that is none', () => server.app.db.execute(sql`select ${`${secret} 1`}::timestamptz`)],
  [
    'a duplicate, which PostgreSQL quotes in the detail',
    async () => {
      await server.app.db.execute(sql`create table log_test (name text unique)`);
      await server.app.db.execute(sql`insert into log_test (name) values (${secret}), (${secret})`);
    },
  ],
  ['a missing table', () => server.app.db.execute(sql`select ${secret} from no_such_table`)],
  ['JSON that cannot be read', async () => JSON.parse(secret)],
  ['a mail that was refused', () => Promise.reject(new Error('550 <sara.secret-of-a-person@school.example> unknown'))],
];

test.each(failures)('the log of a failed request holds none of the data: %s', async (_title, fail) => {
  const failing = {
    ...handlers,
    // Wrapped, as services do: causes of causes count.
    getMe: async () => {
      const cause = await fail().catch((error: unknown) => error);
      throw new Error('The profile failed.', { cause });
    },
  };
  const http = createHttp({ app: server.app, network, log: consoleLog, handlers: failing });
  const output = await loggedBy(async () => {
    const response = await http.request(requestOf('getMe', {}, { token }));
    expect(response.status).toBe(500);
  });
  expect(output).toContain('The profile failed.');
  expect(output).toContain('Caused by:');
  expect(output).toContain('log.test.ts');
  expect(output).not.toContain(secret);
});

test('the log says what is needed to find the failure: query, code, table', async () => {
  const cause = await server.app.db.execute(sql`select ${secret} from no_such_table`).catch((error: unknown) => error);
  const output = await loggedBy(() => consoleLog.error('Failed.', cause));
  expect(output).toContain('select $1 from no_such_table');
  expect(output).toContain("code='42P01'");
});

test('a background task that fails is logged without its data', async () => {
  const tasks = createBackgroundTasks(consoleLog);
  const output = await loggedBy(async () => {
    tasks.run('Sending mail', server.app.db.execute(sql`select ${secret}::uuid`));
    await tasks.drain();
  });
  expect(output).toContain('Sending mail failed.');
  expect(output).not.toContain(secret);
});

test('errors in a circle and thrown values that are no errors are logged', async () => {
  const circle = new Error('Round.');
  circle.cause = circle;
  expect(await loggedBy(() => consoleLog.error('Failed.', circle))).toContain('Round.');
  expect(await loggedBy(() => consoleLog.error('Failed.', secret))).not.toContain(secret);
  const several = new AggregateError([new Error('One.'), new Error('Two.')], 'Several.');
  expect(await loggedBy(() => consoleLog.error('Failed.', several))).toMatch(/Several\.[\s\S]*One\.[\s\S]*Two\./u);
});

test('whoever sends a request writes no lines and no signs for the terminal, and no address or number, into the log', async () => {
  const http = createHttp({ app: server.app, network, log: consoleLog });
  const paths = [
    '/api/x%0a2026-11-30T22:47:44Z%20FAKE',
    '/api/x%1b%5b31mred%0d%00%c2%9b',
    '/api/users/huda@school.example',
    '/api/users/huda%40school.example/%2B201001234567',
    '/api/calendar/three%0aboats',
  ];
  const output = await loggedBy(async () => {
    for (const path of paths) await http.request(path);
  });
  const lines = output.trimEnd().split('\n');
  expect(lines).toHaveLength(paths.length);
  for (const line of lines) expect(line).toMatch(/^\S+Z GET \/api\/\S* \d+ \d+ms request=\S+$/u);
  expect(output).not.toMatch(/[^\n\P{Cc}]/u);
  for (const part of ['huda', '201001234567', 'boats']) expect(output).not.toContain(part);
});

test('a path of any length is a short line of the log, without the part in which it is cut', async () => {
  const http = createHttp({ app: server.app, network, log: consoleLog });
  const paths = [
    `/${'a'.repeat(15_000)}`,
    `/a@${'a.'.repeat(7500)}`,
    `/api/users/${'/'.repeat(280)}huda@school.example/profile`,
    `/${'%40'.repeat(5000)}`,
  ];
  const output = await loggedBy(async () => {
    for (const path of paths) await http.request(path);
  });
  const lines = output.trimEnd().split('\n');
  expect(lines).toHaveLength(paths.length);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
  for (const line of lines) expect(line).toMatch(/^\S+Z GET \/\S*… \d+ \d+ms request=\S+$/u);
  expect(output).not.toContain('huda');
});

test('a request to a host that is no address has its reply and its line of the log', async () => {
  const { port, close } = await listen(createHttp({ app: server.app, network, log: consoleLog }), {
    port: 0,
    host: '127.0.0.1',
  });
  let status: number | undefined;
  const output = await loggedBy(async () => {
    const request = get({ port, host: '127.0.0.1', path: '/api/nowhere?token=boats', headers: { host: 'rubrica.1' } });
    const [reply] = await once(request, 'response');
    status = reply.statusCode;
    reply.resume();
  });
  await close();
  expect(status).toBe(404);
  expect(output).toMatch(/GET \/api\/nowhere 404 \d+ms/u);
});

test('a process that cannot start says which statement the database refused, and why', () => {
  const reason = new Error('permission denied for database rubrica');
  const cause = Object.assign(reason, { code: '42501', severity: 'ERROR' });
  const query = 'CREATE SCHEMA IF NOT EXISTS "drizzle"';
  const refused = Object.assign(new Error('Failed query', { cause }), { query, params: [secret] });
  expect(startMessage(refused)).toBe(`Failed query: ${query}: permission denied for database rubrica (42501)`);
  const quoted = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
    severity: 'ERROR',
  });
  expect(startMessage(Object.assign(new Error('x', { cause: quoted }), { query, params: [] }))).not.toContain(secret);
});

test('what an error quotes is not taken for another line of the log', async () => {
  const quoted = new Error('Not a name: \n2026-11-30T22:47:44Z FAKE\r\u001B[31m');
  const output = await loggedBy(() => consoleLog.error('Failed.', quoted));
  const lines = output.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([expect.stringMatching(/^\S+Z Failed\.$/u)]);
  expect(output).not.toMatch(/[^\n\P{Cc}]/u);
});
