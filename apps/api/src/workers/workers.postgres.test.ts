import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { connectLive, type LiveClient } from '../testing/live-client.ts';
import { post, type ServerProcess, setupTokenOf, startServerProcess } from '../testing/server-process.ts';

const metricsToken = 'a-token-of-the-scraper';
const account = { name: 'Huda', email: 'huda@school.example', password: 'three-old-boats' };

/** The report files that a page was told of. */
const filesOf = (page: LiveClient) => new Set(page.of('report-file-changed').map((data) => JSON.stringify(data)));

let folder: string;
beforeAll(async () => {
  vi.useRealTimers();
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-workers-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('several workers are refused on the embedded database, which only one process can open', async () => {
  const settings = { DATABASE_URL: '', RUBRICA_DATA: path.join(folder, 'embedded'), RUBRICA_WORKERS: '2' };
  await expect(startServerProcess(settings)).rejects.toThrow(/only one process can open .+ Set DATABASE_URL/u);
});

describe('a server of two workers', () => {
  let server: ServerProcess;
  let origin: string;
  let drop: () => Promise<void>;
  let token: string;
  let pages: LiveClient[];

  beforeAll(async () => {
    const database = inject('database');
    if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
    const fresh = await createPostgresDatabase(database.url, database.template);
    ({ drop } = fresh);
    server = await startServerProcess({
      RUBRICA_DATA: path.join(folder, 'data'),
      DATABASE_URL: fresh.url,
      RUBRICA_WORKERS: '2',
      RUBRICA_METRICS_TOKEN: metricsToken,
    });
    origin = new URL(server.url).origin;
    await post(server, '/account-links/set-up', { token: setupTokenOf(server), ...account });
    ({ token } = await (await ask('/api/login', account)).json());
    pages = [];
    for (let count = 0; count < 4; count += 1) pages.push(await connectLive(origin, token));
  });
  afterAll(async () => {
    for (const page of pages) page.close();
    await server.kill9();
    await drop();
  });

  /** Sends a request on a connection of its own: the workers get connections in turns. */
  const ask = (route: string, body?: object, bearer = token) =>
    fetch(`${origin}${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { connection: 'close', 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  const workers = () =>
    spawnSync('pgrep', ['-P', String(server.pid)])
      .stdout.toString()
      .split('\n')
      .filter(Boolean)
      .map(Number);

  test('prints one set-up link, takes requests and sockets in all workers, and adds up their metrics', async () => {
    expect(server.startLines.filter((line) => line.includes('/auth/set-up#'))).toHaveLength(1);
    expect(workers()).toHaveLength(2);
    for (let count = 0; count < 6; count += 1) expect((await ask('/api/me')).status).toBe(200);
    const metrics = await (await ask('/metrics', undefined, metricsToken)).text();
    expect(metrics).toContain('rubrica_request_duration_seconds_count{call="getMe",status="2xx"} 6');
    expect(metrics).toContain('rubrica_sockets 4');
    expect(metrics.match(/^rubrica_open_attempts 0$/gmu)).toHaveLength(1);
  });

  test('refuses to poll, because each request of a page may reach another worker', async () => {
    const refused = await ask('/socket.io/?EIO=4&transport=polling');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: 'Transport unknown' });
  });

  test('runs the jobs of every worker, and passes events to the pages of every worker', async () => {
    // Of the same report there would be one.
    for (const format of ['csv', 'xlsx']) {
      const made = await ask('/api/report-files', { report: 'marks', format, query: {} });
      expect(made.status).toBe(201);
    }
    await expect.poll(() => pages.map((page) => filesOf(page).size)).toEqual([2, 2, 2, 2]);
  });

  test('goes on when a worker is killed, and starts another in its place', async () => {
    const [killed = 0] = workers();
    process.kill(killed, 'SIGKILL');
    // Its pages are disconnected, and those of the other worker are not.
    await expect.poll(() => pages.some(({ socket }) => !socket.connected)).toBe(true);
    expect(pages.some(({ socket }) => socket.connected)).toBe(true);
    for (let count = 0; count < 6; count += 1) expect((await ask('/api/me')).status).toBe(200);
    await expect.poll(() => workers().filter((pid) => pid !== killed)).toHaveLength(2);
  });

  test('ends all its workers when it is told to stop', async () => {
    const before = workers();
    await server.stop();
    await vi.waitFor(() => {
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    });
  });
});
