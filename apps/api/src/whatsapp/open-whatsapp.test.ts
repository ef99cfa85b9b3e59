import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWhatsApp, readTokenFile } from './open-whatsapp.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-whatsapp-'));
});
afterAll(() => rm(folder, { recursive: true }));

const account = { url: 'http://127.0.0.1:9/api', token: 'token' };
const open = async (secret?: string) => (await openWhatsApp(account, { secret, dataFolder: folder })).seal;

test('keys open again after a restart, by a secret that only the server’s account can read', async () => {
  const sealed = await (await open()).close('the key', '1');
  expect(await (await open()).open(sealed, '1')).toBe('the key');
  const file = path.join(folder, 'secret.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(60);
  expect(await (await open('a secret from the settings, long enough')).open(sealed, '1')).toBeNull();
});

test('a token is read from a file that nobody else can read', async () => {
  const file = path.join(folder, 'token');
  await writeFile(file, 'a-token\n', { mode: 0o600 });
  expect(await readTokenFile(file)).toBe('a-token');
  await chmod(file, 0o640);
  await expect(readTokenFile(file)).rejects.toThrow('chmod 600');
  await chmod(file, 0o600);
  await writeFile(file, '\n');
  await expect(readTokenFile(file)).rejects.toThrow('is empty');
  await expect(readTokenFile('/nowhere/token')).rejects.toThrow(/RUBRICA_WASENDER_TOKEN_FILE.*\/nowhere\/token/u);
});
