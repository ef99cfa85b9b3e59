import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post, type ServerProcess, setupTokenOf, startServerProcess } from './testing/server-process.ts';

let folder: string;
const open: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-data-'));
});
afterAll(async () => {
  await Promise.all(open.map((server) => server.kill9()));
  await rm(folder, { recursive: true });
});

/** A server's data folder, with an embedded database. */
const dataFolder = () => path.join(folder, 'data');

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({ RUBRICA_DATA: dataFolder(), DATABASE_URL: '' });
  open.push(server);
  return server;
}

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
    const server = await start();
    // Mail makes the outbox, and the requests make the database write its log.
    const admin = {
      token: setupTokenOf(server),
      name: 'Huda',
      email: 'huda@school.example',
      password: 'three-old-boats',
    };
    await post(server, '/account-links/set-up', admin);
    await post(server, '/send-otp', { email: admin.email });
    const data = dataFolder();
    // A mail has a hidden name until it is complete.
    await expect
      .poll(() => readdir(path.join(data, 'outbox')).catch(() => []))
      .toContainEqual(expect.stringMatching(/^\d/u));
    expect(await openEntries(data)).toEqual([]);
    expect(((await lstat(data)).mode & 0o777).toString(8)).toBe('700');
    await server.stop();
    expect(await openEntries(data)).toEqual([]);
  });

  // The folder of the test before, because making a database takes seconds.
  test('of an earlier version is closed at the next start, but what others put there is left alone', async () => {
    const data = dataFolder();
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
    await (await start()).stop();
    expect(await openEntries(data)).toEqual([`${notes} 644`]);
  });
});
