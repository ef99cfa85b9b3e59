import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from './testing/create-postgres-database.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const database = inject('database');
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
  const data = path.join(folder, name);
  if (database.kind === 'pglite') return { RUBRICA_DATA: data, DATABASE_URL: '' };
  const fresh = await createPostgresDatabase(database.url);
  drops.push(fresh.drop);
  return { RUBRICA_DATA: data, DATABASE_URL: fresh.url };
}

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  open.push(server);
  return server;
}

async function post(server: ServerProcess, where: string, body: object) {
  const response = await fetch(`${server.url}${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, cacheControl: response.headers.get('cache-control') };
}

const linkToken = ({ startLines }: ServerProcess) =>
  startLines.map((line) => /\/auth\/set-up#(?<token>\S+)$/u.exec(line)?.groups?.['token']).find(Boolean);

test('a production server without an admin prints a set-up link at each start, until there is one', async () => {
  const settings = await emptyServer('set-up');
  const first = await start(settings);
  const earlier = linkToken(first);
  await first.stop();
  const second = await start({ ...settings, RUBRICA_URL: 'https://exams.school.example' });
  expect(second.startLines.join('\n')).toContain('https://exams.school.example/auth/set-up#');
  const token = linkToken(second);
  expect(token).not.toBe(earlier);
  const admin = { token, name: 'Huda', email: 'huda@school.example', password: 'three-old-boats' };
  expect((await post(second, '/account-links/set-up', admin)).status).toBe(201);
  expect((await post(second, '/login', { email: admin.email, password: admin.password })).status).toBe(200);
  await second.stop();
  const third = await start(settings);
  expect(third.startLines).toEqual([]);
  await third.stop();
});

describe('a database with the demo', () => {
  beforeAll(async () => {
    env = await emptyServer('demo');
    await (await start({ ...env, NODE_ENV: 'development' })).stop();
  }, 60_000);

  test('does not start in production, and names the commands that change that', async () => {
    const started = start(env);
    await expect(started).rejects.toThrow(/admin@rubrica\.test[\s\S]+npm run admin -- demo --remove/u);
    await expect(started).rejects.toThrow(/npm run admin -- demo --new-passwords/u);
  });

  test('starts outside production, and warns where other machines reach it', async () => {
    const local = await start({ ...env, NODE_ENV: 'development' });
    expect(local.startLines).toEqual([]);
    await local.stop();
    const reachable = await start({ ...env, NODE_ENV: 'development', HOST: '0.0.0.0' });
    expect(reachable.startLines).toEqual([expect.stringMatching(/^Warning: HOST=0\.0\.0\.0 .+ demo --remove$/u)]);
    await reachable.stop();
  });
});

/** Another address of this machine than the loopback; undefined where it has none. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const outsideUrl = (server: ServerProcess) => server.url.replace('localhost', outside ?? '');

test.skipIf(outside === undefined)('only this machine reaches a server, unless HOST says otherwise', async () => {
  for (const mode of ['development', 'production']) {
    const server = await start({ ...(await emptyServer(mode)), NODE_ENV: mode });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await expect(fetch(`${outsideUrl(server)}/health`)).rejects.toThrow('fetch failed');
    await server.stop();
  }
  const reachable = await start({ ...(await emptyServer('everywhere')), HOST: '0.0.0.0' });
  expect((await fetch(`${outsideUrl(reachable)}/health`)).status).toBe(200);
  await reachable.stop();
});

/** Every folder and file of a folder that another account of the machine could read, write or enter. */
async function openEntries(entry: string): Promise<string[]> {
  const stats = await lstat(entry);
  const own =
    stats.isSymbolicLink() || (stats.mode & 0o077) === 0 ? [] : [`${entry} ${(stats.mode & 0o777).toString(8)}`];
  if (!stats.isDirectory()) return own;
  const below = await Promise.all((await readdir(entry)).map((name) => openEntries(path.join(entry, name))));
  return [...own, ...below.flat()];
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is closed to other accounts when it is made, with everything the server writes into it', async () => {
    const settings = await emptyServer('private');
    const server = await start(settings);
    // Mail makes the outbox, and the requests make the database write its log.
    const admin = { token: linkToken(server), name: 'Huda', email: 'huda@school.example', password: 'three-old-boats' };
    await post(server, '/account-links/set-up', admin);
    await post(server, '/send-otp', { email: admin.email });
    const data = settings['RUBRICA_DATA'] ?? '';
    await expect.poll(() => readdir(data)).toContain('outbox');
    expect(await openEntries(data)).toEqual([]);
    expect(((await lstat(data)).mode & 0o777).toString(8)).toBe('700');
    await server.stop();
    expect(await openEntries(data)).toEqual([]);
  });

  test('of an earlier version is closed at the next start, but what others put there is left alone', async () => {
    const settings = await emptyServer('earlier');
    const data = settings['RUBRICA_DATA'] ?? '';
    await (await start(settings)).stop();
    const recording = path.join(data, 'files', 'voice');
    await mkdir(path.dirname(recording), { recursive: true });
    await writeFile(recording, 'RIFF');
    const notes = path.join(data, 'notes.txt');
    await writeFile(notes, 'Ours.');
    await chmod(notes, 0o644);
    const loosen = async (entry: string): Promise<void> => {
      if (!(await lstat(entry)).isDirectory()) return chmod(entry, 0o666);
      await chmod(entry, 0o777);
      for (const name of await readdir(entry)) await loosen(path.join(entry, name));
    };
    for (const name of ['db', 'files', 'uploads']) {
      if ((await readdir(data)).includes(name)) await loosen(path.join(data, name));
    }
    await chmod(data, 0o755);
    await (await start(settings)).stop();
    expect(await openEntries(data)).toEqual([`${notes} 644`]);
  });
});
