import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase } from './testing/bench/create-postgres-database.ts';
import {
  post,
  type ServerProcess,
  type ServerProcessOptions,
  setupTokenOf,
  sourceMain,
  startServerProcess,
} from './testing/server-process.ts';

let folder: string;
let env: Record<string, string>;
const open: ServerProcess[] = [];
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-start-'));
});
afterAll(async () => {
  await Promise.all(open.map((server) => server.kill9()));
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

/** The settings of a server with an empty database of its own. */
async function emptyServer(name: string): Promise<Record<string, string>> {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url);
  drops.push(fresh.drop);
  return { RUBRICA_DATA: path.join(folder, name), DATABASE_URL: fresh.url };
}

async function start(settings: Record<string, string>, options?: ServerProcessOptions): Promise<ServerProcess> {
  const server = await startServerProcess(settings, options);
  open.push(server);
  return server;
}

/** Another address of this machine than the loopback; every machine with a network has one. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Where other machines reach a server. */
const fromOutside = ({ url }: ServerProcess) => `${url.replace('localhost', outside ?? 'no-network')}/health`;
const expectReached = async (server: ServerProcess) => {
  if (outside !== undefined) expect((await fetch(fromOutside(server))).status).toBe(200);
};
/** Only this machine reaches a server, unless HOST says otherwise. */
const expectOnlyLocal = async (server: ServerProcess) => {
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  if (outside !== undefined) await expect(fetch(fromOutside(server))).rejects.toThrow('fetch failed');
};

/** Waits until a server says that it closes, while it still answers. */
async function expectClosing({ url }: ServerProcess) {
  const health = () => fetch(`${url}/health`);
  await vi.waitFor(async () => expect((await health()).status).toBe(503), { timeout: 30_000 });
  expect(await (await health()).json()).toMatchObject({ ok: false, status: 'closing' });
}

test('a production server without an admin prints a set-up link at each start, until there is one; only this machine reaches it, unless HOST says otherwise', async () => {
  const settings = await emptyServer('set-up');
  // As a school starts it, also where other tests start a bundle.
  const first = await start(settings, { main: sourceMain });
  const earlier = setupTokenOf(first);
  await expectOnlyLocal(first);
  await first.stop();
  const second = await start({ ...settings, RUBRICA_URL: 'https://exams.school.example' });
  expect(second.startLines.join('\n')).toContain('https://exams.school.example/auth/set-up#');
  const token = setupTokenOf(second);
  expect(token).not.toBe(earlier);
  const admin = { token, name: 'Huda', email: 'huda@school.example', password: 'three-old-boats' };
  expect((await post(second, '/account-links/set-up', admin)).status).toBe(201);
  expect((await post(second, '/login', { email: admin.email, password: admin.password })).status).toBe(200);
  await second.stop();
  const third = await start({ ...settings, HOST: '0.0.0.0' });
  expect(third.startLines).toEqual([]);
  await expectReached(third);
  await third.stop();
});

describe('a database with the demo', () => {
  const development = { NODE_ENV: 'development' };
  let first: ServerProcess;
  beforeAll(async () => {
    env = await emptyServer('demo');
    // Longer to close than any machine is busy: the tests do not wait for its end.
    first = await start({ ...env, ...development, RUBRICA_DRAIN_SECONDS: '300' });
  });

  test('starts outside production, where only this machine reaches it', async () => {
    expect(first.startLines).toEqual([]);
    await expectOnlyLocal(first);
  });

  test('says that it closes while it still answers, for whatever balances the load', async () => {
    const stopped = first.stop();
    await expectClosing(first);
    expect((await post(first, '/login', { email: 'nobody@rubrica.test', password: 'x' })).status).toBe(401);
    await first.kill9();
    await stopped;
  });

  test('closes in the same way when its terminal is closed', async () => {
    const server = await start({ ...env, ...development, RUBRICA_DRAIN_SECONDS: '300' });
    if (server.pid === undefined) throw new Error('A server that has started has a process.');
    process.kill(server.pid, 'SIGHUP');
    await expectClosing(server);
    await server.kill9();
  });

  test('does not start in production, and names the commands that change that', async () => {
    const started = start(env);
    await expect(started).rejects.toThrow(/admin@rubrica\.test[\s\S]+npm run admin -- demo --remove/u);
    await expect(started).rejects.toThrow(/npm run admin -- demo --new-passwords/u);
  });

  test('starts again outside production, and warns where other machines reach it', async () => {
    const reachable = await start({ ...env, ...development, HOST: '0.0.0.0' });
    expect(reachable.startLines).toEqual([expect.stringMatching(/^Warning: HOST=0\.0\.0\.0 .+ demo --remove$/u)]);
    await expectReached(reachable);
    await reachable.stop();
  });
});
