import { appendFile, copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { runBackupCommand, runRestoreCommand } from '../../commands/backup-commands.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { Log } from '../../log.ts';
import { createDatabase } from '../../testing/create-database.ts';
import { createPostgresDatabase } from '../../testing/bench/create-postgres-database.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { writeBackup } from '../backups/write-backup.ts';
import type { AppContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { eraseAgain } from './erase-again.ts';
import { openErasedList } from './erased-list.ts';
import { erasedName } from './erased-name.ts';
import { keepErasedList } from './keep-erased-list.ts';

let folder: string;
let server: TestServer;
let admin: Person & { token: string };
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  vi.useRealTimers();
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-erased-'));
  server = await testServer();
  const person = await server.makePerson({ role: 'admin', name: 'Amal' });
  admin = { ...person, token: await server.login(person) };
});
afterAll(async () => {
  await server.close();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

/** Backs up the database into a folder. @returns the file */
async function backUpTo(backups: string): Promise<string> {
  const { file } = await writeBackup({
    db: server.app.db,
    storage: null,
    dataFolder: folder,
    folder: backups,
    recipient: undefined,
    now: server.clock.now(),
    isNightly: false,
  });
  return file;
}

async function erase({ id, name }: Person, by: { token: string } = admin): Promise<void> {
  await server.ok('eraseUser', { params: { id }, body: { name } }, by);
  await server.app.background.drain();
}

/** An empty place to restore into. */
async function emptyTarget(name: string): Promise<Record<string, string>> {
  const RUBRICA_DATA = path.join(folder, name);
  const database = inject('database');
  if (database.kind === 'pglite') return { RUBRICA_DATA, DATABASE_URL: '' };
  const { url, drop } = await createPostgresDatabase(database.url);
  drops.push(drop);
  return { RUBRICA_DATA, DATABASE_URL: url };
}

/** Restores a backup into an empty place. @returns what was printed */
async function restore(file: string, target: Record<string, string>): Promise<string> {
  const printed: string[] = [];
  await runRestoreCommand([file], target, (line) => void printed.push(line));
  return printed.join('\n');
}

/** Starts a server on a target, and stops it. @returns what it printed */
async function startOnce(target: Record<string, string>): Promise<string> {
  const started = await startServerProcess(target);
  await started.stop();
  return started.startLines.join('\n');
}

async function withDatabase<Result>(
  { DATABASE_URL: url, RUBRICA_DATA: data = '' }: Record<string, string>,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(url ? { url } : { folder: path.join(data, 'db') });
  try {
    return await read(opened.db);
  } finally {
    await opened.close();
  }
}

const namesIn = (target: Record<string, string>, people: readonly Person[]) =>
  withDatabase(target, async (db) => {
    const rows = await db.select({ id: users.id, name: users.name }).from(users);
    return people.map((person) => rows.find(({ id }) => id === person.id)?.name);
  });

test('who was erased after a backup is erased again by the first start on it, and the log and the audit log say so', async () => {
  const zeinab = await server.makePerson({ role: 'student', name: 'Zeinab' });
  const omar = await server.makePerson({ role: 'student', name: 'Omar' });
  const backups = path.join(folder, 'elsewhere');
  const file = await backUpTo(backups);
  await erase(zeinab);
  const list = path.join(server.backupFolder, 'erased.jsonl');
  expect((await stat(list)).mode & 0o077).toBe(0);
  expect(await readFile(list, 'utf8')).not.toContain('Zeinab');
  await copyFile(list, path.join(backups, 'erased.jsonl'));

  const target = await emptyTarget('restored');
  expect(await restore(file, target)).toContain('1 person was erased after this backup was made');
  expect(await namesIn(target, [zeinab, omar])).toEqual(['Zeinab', 'Omar']);
  expect(await startOnce(target)).toMatch(/Erased 1 person again: .+before the erasure/u);
  expect(await namesIn(target, [zeinab, omar])).toEqual([erasedName, 'Omar']);
  const entries = await withDatabase(target, (db) =>
    db.select().from(auditLog).where(eq(auditLog.action, 'user.erase')),
  );
  expect(entries).toMatchObject([{ actorId: null, actorName: 'server', object: `user:${zeinab.id}` }]);
  expect(await startOnce(target)).not.toContain('again');
});

test('a backup names those who were erased beside the earlier ones of its folder; a restore without a list says so', async () => {
  const { env, drop } = await createDatabase(path.join(folder, 'school'));
  drops.push(drop);
  const person = { name: 'Huda', email: 'huda@school.example', role: 'student', status: 'active' } as const;
  const huda = await withDatabase(env, async (db) => expectRow(await db.insert(users).values(person).returning()));
  const kept = path.join(folder, 'kept');
  const backUp = () => runBackupCommand(['--to', kept], env, () => {});
  await backUp();
  const before = path.join(kept, 'older.tar.gz');
  await rename(path.join(kept, (await readdir(kept))[0] ?? ''), before);
  expect(await restore(before, await emptyTarget('unnamed'))).toMatch(/copy it to \S+unnamed\/backups\/erased\.jsonl/u);

  const erasedAt = new Date('2026-03-02T10:00:00Z');
  await withDatabase(env, (db) => db.update(users).set({ erasedAt }).where(eq(users.id, huda.id)));
  await backUp();
  const target = await emptyTarget('named');
  expect(await restore(before, target)).toContain('1 person was erased');
  const list = openErasedList(path.join(target['RUBRICA_DATA'] ?? '', 'backups'));
  expect((await list.read()).people).toEqual(new Map([[huda.id, erasedAt]]));
});

/** Does what a start does with people of the list. @returns the lines of the log */
async function eraseListed(app: AppContext = server.app): Promise<string[]> {
  const lines: string[] = [];
  const log: Log = { info: (line) => void lines.push(line), error: (line) => void lines.push(line) };
  await eraseAgain({ ...app, log });
  await app.background.drain();
  return lines;
}

/** Names people in the list who are in the database with everything, as after a restore. */
const listAsErased = (...people: readonly Person[]) =>
  openErasedList(server.backupFolder).add(new Map(people.map(({ id }) => [id, new Date('2026-03-01T10:00:00Z')])));

const rowOf = async ({ id }: Person) => expectRow(await server.app.db.select().from(users).where(eq(users.id, id)));

test('a line that is damaged or cut off is told in the log, kept, and takes no other person with it', async () => {
  const [first, second] = [
    await server.makePerson({ role: 'student', name: 'First' }),
    await server.makePerson({ role: 'student', name: 'Second' }),
  ];
  await listAsErased(first);
  const list = path.join(server.backupFolder, 'erased.jsonl');
  const line = (await readFile(list, 'utf8')).split('\n').length;
  const cutOff = '{"id":"019ab2c4-1234-7000-8000-1234';
  await appendFile(list, cutOff);
  await listAsErased(second);
  const lines = await eraseListed();
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Line ${line} of .+ cannot be read`, 'u')),
    expect.stringContaining('Erased 2 people again'),
  ]);
  expect(await rowOf(first)).toMatchObject({ name: erasedName, erasedAt: new Date('2026-03-01T10:00:00Z') });
  expect((await rowOf(second)).name).toBe(erasedName);
  expect((await readFile(list, 'utf8')).split('\n')[line - 1]).toBe(cutOff);
  await writeFile(list, (await readFile(list, 'utf8')).replace(`${cutOff}\n`, ''));
});

test('the last admin is not erased again before there is another one, and the log says so', async () => {
  await listAsErased(admin);
  expect(await eraseListed()).toEqual([expect.stringMatching(/is the last admin, and stays/u)]);
  expect(await rowOf(admin)).toMatchObject({ name: admin.name, status: 'active' });
  const next = await server.makePerson({ role: 'admin', name: 'Noha' });
  expect(await eraseListed()).toEqual([expect.stringContaining('Erased 1 person again')]);
  expect((await rowOf(admin)).erasedAt).not.toBeNull();
  admin = { ...next, token: await server.login(next) };
});

test('servers that start at once erase a person once', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Often' });
  await listAsErased(person);
  const other = await server.startAnother();
  const lines = await Promise.all([eraseListed(), eraseListed(other.app)]);
  await other.stop();
  expect(lines.flat()).toEqual([expect.stringContaining('Erased 1 person again')]);
  expect(await server.app.db.$count(auditLog, eq(auditLog.object, `user:${person.id}`))).toBe(1);
});

test('an erasure that cannot be added to the list is done all the same, and added once that can be written', async () => {
  const [one, another] = [
    await server.makePerson({ role: 'student', name: 'Layla' }),
    await server.makePerson({ role: 'student', name: 'Majid' }),
  ];
  const list = openErasedList(server.backupFolder);
  const aside = `${server.backupFolder}-aside`;
  await rename(server.backupFolder, aside);
  await writeFile(server.backupFolder, 'not a folder');
  await erase(one);
  await rm(server.backupFolder);
  await rename(aside, server.backupFolder);
  await erase(another);
  expect((await rowOf(one)).name).toBe(erasedName);
  const { people } = await list.read();
  expect([people.has(one.id), people.has(another.id)]).toEqual([false, true]);
  await keepErasedList(server.app);
  expect([...(await list.read()).people.keys()]).toEqual([...people.keys(), one.id]);
});
