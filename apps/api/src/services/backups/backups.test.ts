import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { runBackupCommand, runRestoreCommand } from '../../commands/backup-commands.ts';
import { runDoctorCommand } from '../../commands/doctor-command.ts';
import { openFileStorage } from '../../commands/open-outside.ts';
import { protectDataFolder } from '../../data-folder.ts';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { files } from '../../db/schema/files.ts';
import { socketAttachments } from '../../db/schema/live.ts';
import { users } from '../../db/schema/people.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import { auditLog, settings } from '../../db/schema/system.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { readEnv } from '../../env.ts';
import { openJobs } from '../../jobs/open.ts';
import { consoleLog } from '../../log.ts';
import { createPostgresDatabase } from '../../testing/bench/create-postgres-database.ts';
import { createDatabase } from '../../testing/create-database.ts';
import { backUpDaily } from './daily-backup.ts';
import { findLastBackup } from '../health/check-machine.ts';
import { ContentMissingError } from '../files/file-storage.ts';
import { expectRow } from '../queries/query-results.ts';
import { queryRows } from '../queries/query-rows.ts';
import { writeBackup } from './write-backup.ts';

const voiceBytes = 3_000_000;
const waitingMessage = '019ab2c4-1234-7000-8000-123456789012';
const waitingBatch = '019ab2c4-1234-7000-8000-123456789013';

let folder: string;
const drops: (() => Promise<void>)[] = [];
/** The settings of the server that is backed up. */
let env: Record<string, string>;
let keyFile: string;
let backup: string;
let before: string;

const printed: string[] = [];
const print = (line: string) => void printed.push(line);

beforeAll(async () => {
  vi.useRealTimers();
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-backup-'));
  const created = await createDatabase(path.join(folder, 'school'));
  drops.push(created.drop);
  keyFile = path.join(folder, 'backup.key');
  await runBackupCommand(['--new-key', keyFile], {}, print);
  const recipient = printed.join('\n').match(/RUBRICA_BACKUP_RECIPIENT=(\S+)/u)?.[1] ?? '';
  env = { ...created.env, RUBRICA_BACKUP_RECIPIENT: recipient };
  await fill();
  await runBackupCommand([], env, print);
  const folderOfBackups = path.join(folder, 'school/backups');
  backup = path.join(folderOfBackups, (await readdir(folderOfBackups))[0] ?? '');
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

const location = ({ DATABASE_URL: url, RUBRICA_DATA: data = '' }: Record<string, string>) =>
  url ? { url } : { folder: path.join(data, 'db') };

async function withDatabase<Result>(
  variables: Record<string, string>,
  work: (db: Database, opened: OpenDatabase) => Promise<Result>,
) {
  const opened = await openDatabase(location(variables));
  try {
    return await work(opened.db, opened);
  } finally {
    await opened.close();
  }
}

/** Values that a careless copy loses: JSON's null, line ends of every kind, quotes, microseconds, Arabic, bytes; and rows that name others. */
async function fill(): Promise<void> {
  const { storage } = await openFileStorage(readEnv(env));
  const voice = Buffer.alloc(voiceBytes, 'voice');
  await storage.put('voice-1', Readable.from([voice]), { mime: 'audio/webm', size: voiceBytes });
  await writeFile(path.join(env['RUBRICA_DATA'] ?? '', 'secret.key'), 'the secret of the school', { mode: 0o600 });
  before = await withDatabase(env, async (db, { queue }) => {
    const jobs = await openJobs(queue, { timeZone: 'Africa/Cairo', log: consoleLog });
    await jobs.send('fetch-whatsapp-file', { message: waitingMessage }, { startAt: new Date('2100-01-01') });
    await jobs.send('send-mails', { batch: waitingBatch }, { startAt: new Date('2100-01-01') });
    await jobs.close();
    const name = 'سارة "S"\n(a, b)\\\u2028second\u2029third\r\u0085';
    const sara = { name, email: 'sara@school.example', role: 'student', status: 'active' } as const;
    const person = expectRow(await db.insert(users).values(sara).returning());
    const file = { name: 'voice.webm', mime: 'audio/webm', size: voiceBytes, sha256: '00', storageKey: 'voice-1' };
    await db.insert(files).values({ ...file, ownerId: person.id });
    await fillUnsent(db, person);
    const details = { none: null, list: ['a\n', 1.5] };
    const entry = { actorId: person.id, actorName: name, action: 'test', details, ipAddress: '::1' };
    await db.insert(auditLog).values(Array.from({ length: 1200 }, (_, at) => ({ ...entry, at: new Date(at * 1001) })));
    await db.insert(settings).values(['secret', 'dictionary'].map((key) => ({ key, value: '{}' })));
    await db.insert(socketAttachments).values({ payload: Buffer.from([0, 255, 92]) });
    await db.execute(sql`update socket_io_attachments set created_at = '2026-03-01 10:00:00.123456+02'`);
    return contentOf(db);
  });
}

/** One mail and one WhatsApp message that wait, and one of each that do not: no job sends the mail, and the campaign is paused. */
async function fillUnsent(db: Database, { id: userId }: typeof users.$inferSelect): Promise<void> {
  await db.insert(pendingMails).values([
    { batch: waitingBatch, userId, kind: 'invitation' },
    { batch: '019ab2c4-1234-7000-8000-123456789014', userId, kind: 'approved' },
  ]);
  for (const state of ['running', 'paused'] as const) {
    const campaign = expectRow(
      await db
        .insert(whatsAppCampaigns)
        .values({
          name: state,
          kind: 'manual',
          clientId: randomUUID(),
          texts: { en: 'Hello', ar: 'مرحبًا' },
          audience: { who: { kind: 'people', people: [userId] }, to: 'students' },
          state,
        })
        .returning(),
    );
    const message = { campaignId: campaign.id, recipientId: userId, text: 'Hello', stateAt: new Date() };
    await db.insert(whatsAppMessages).values({ ...message, state: 'queued' });
  }
}

/** Every row of every table that a backup has, as one sum. */
async function contentOf(db: Database): Promise<string> {
  await db.execute(sql`set timezone = 'UTC'`);
  const tables = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = [];
  for (const { name } of tables) {
    const condition = name === 'settings' ? sql`key <> 'dictionary'` : sql`true`;
    const [row] = await queryRows(
      db,
      z.object({ rows: z.coerce.number(), sum: z.string().nullable() }),
      sql`select count(*)::text as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.identifier(name)} as t where ${condition}`,
    );
    if (row?.rows) sums.push(`${name} ${row.rows} ${row.sum}`);
  }
  return sums.join('\n');
}

/** An empty place to restore into, of the same kind. */
async function emptyTarget(name: string): Promise<Record<string, string>> {
  const RUBRICA_DATA = path.join(folder, name);
  const database = inject('database');
  if (database.kind === 'pglite') return { RUBRICA_DATA, DATABASE_URL: '' };
  const { url, drop } = await createPostgresDatabase(database.url);
  drops.push(drop);
  return { RUBRICA_DATA, DATABASE_URL: url };
}

test('a restore that is killed leaves an empty target; the next one puts all back, row for row and byte for byte', async () => {
  const target = await emptyTarget('restored');
  const restored = path.join(folder, 'restored');
  await killRestore(target, path.join(restored, 'restoring'));
  expect(await readdir(restored)).toEqual(['restoring']);

  printed.splice(0);
  expect(await runRestoreCommand([backup, '--key', keyFile], target, print)).toBe(0);
  // A copy to look at would write to real people.
  expect(printed.join('\n')).toMatch(/first start sends .+ 1 mails and 1 WhatsApp messages, .+ without SMTP_URL/u);
  expect(await readdir(restored)).not.toContain('restoring');
  expect(await readFile(path.join(restored, 'files/voice-1'), 'utf8')).toBe('voice'.repeat(voiceBytes / 5));
  expect(await readFile(path.join(restored, 'secret.key'), 'utf8')).toBe('the secret of the school');
  expect((await stat(path.join(restored, 'secret.key'))).mode & 0o077).toBe(0);
  await expect(runRestoreCommand([backup, '--key', keyFile], target, print)).rejects.toThrow(/not changed/u);

  expect(before).toContain('audit_log 1200 ');
  await withDatabase(target, async (db) => {
    expect(await contentOf(db)).toBe(before);
    const job = sql`select data from pgboss.job where name = 'fetch-whatsapp-file'`;
    expect(await queryRows(db, z.object({ data: z.unknown() }), job)).toEqual([{ data: { message: waitingMessage } }]);
    // References are checked again, and at once.
    await expect(db.execute(sql`update files set owner_id = gen_random_uuid()`)).rejects.toThrow('Failed query');
  });
});

/** Starts a restore in a process of its own, and kills it once it has unpacked something. */
async function killRestore(target: Record<string, string>, staging: string): Promise<void> {
  const main = path.join(import.meta.dirname, '../../commands/operate.ts');
  const child = spawn(process.execPath, ['--conditions=@rubrica/source', main, 'restore', backup, '--key', keyFile], {
    env: { ...process.env, ...target },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await vi.waitFor(async () => expect(await readdir(staging)).not.toEqual([]), { timeout: 60_000, interval: 5 });
  child.kill('SIGKILL');
  await exited;
}

/** Nothing was put into a target. */
async function expectEmpty(target: Record<string, string>): Promise<void> {
  const entries = await readdir(target['RUBRICA_DATA'] ?? '').catch(() => []);
  expect(entries).toEqual([]);
  if (target['DATABASE_URL']) expect(await withDatabase(target, contentOf)).toBe('');
}

describe('a backup that cannot be put back says why, and leaves an empty target as it was', () => {
  test('with another key, or none', async () => {
    const target = await emptyTarget('other-key');
    const other = path.join(folder, 'other.key');
    await runBackupCommand(['--new-key', other], {}, print);
    await expect(runRestoreCommand([backup, '--key', other], target, print)).rejects.toThrow(
      /does not open this backup/u,
    );
    await expect(runRestoreCommand([backup], target, print)).rejects.toThrow(/is encrypted.+--key/u);
    await expectEmpty(target);
  });

  test('with fewer rows than it says', async () => {
    const target = await emptyTarget('fewer');
    const plain = path.join(folder, 'plain');
    await runBackupCommand(['--to', plain], { ...env, RUBRICA_BACKUP_RECIPIENT: '' }, print);
    const file = path.join(plain, (await readdir(plain))[0] ?? '');
    // What the manifest says of the log is compared before the database counts.
    const archive = gunzipSync(await readFile(file)).toString('latin1');
    expect(archive).toContain('"rows":1200,');
    await writeFile(file, gzipSync(Buffer.from(archive.replace('"rows":1200,', '"rows":1201,'), 'latin1')));
    await expect(runRestoreCommand([file], target, print)).rejects.toThrow(/audit_log.+1200 rows.+1201.+damaged/u);
    await expectEmpty(target);
  });

  test('cut off, or with a byte that is another', async () => {
    const target = await emptyTarget('damaged');
    const { size } = await stat(backup);
    const whole = await readFile(backup);
    const copy = path.join(folder, 'copy.tar.gz.age');
    for (const length of [size - 1, Math.floor(size / 2), 200]) {
      await writeFile(copy, whole);
      await truncate(copy, length);
      await expect(runRestoreCommand([copy, '--key', keyFile], target, print)).rejects.toThrow(/cut off|damaged/u);
    }
    whole[Math.floor(size / 2)] = (whole[Math.floor(size / 2)] ?? 0) ^ 1;
    await writeFile(copy, whole);
    await expect(runRestoreCommand([copy, '--key', keyFile], target, print)).rejects.toThrow(/damaged/u);
    await expectEmpty(target);
  });
});

test('the nightly backup of a server keeps the newest, encrypted, leaves the files out, and deletes none that was made by hand', async () => {
  const daily = path.join(folder, 'daily');
  await runBackupCommand(['--to', daily], env, print);
  const byHand = await readdir(daily);
  expect(byHand).toEqual([expect.stringMatching(/^rubrica-\d{8}-\d{6}\.tar\.gz\.age$/u)]);
  const backups = {
    dataFolder: env['RUBRICA_DATA'] ?? '',
    folder: daily,
    recipient: env['RUBRICA_BACKUP_RECIPIENT'],
    kept: 2,
  };
  await withDatabase(env, async (db) => {
    for (const day of [1, 2, 3])
      await backUpDaily({ db, clock: { now: () => new Date(Date.UTC(2026, 2, day)) }, log: consoleLog, backups });
  });
  const [older, newer] = ['rubrica-nightly-20260302-000000.tar.gz.age', 'rubrica-nightly-20260303-000000.tar.gz.age'];
  expect((await readdir(daily)).toSorted()).toEqual([...byHand, older, newer].toSorted());
  expect((await stat(path.join(daily, newer ?? ''))).size).toBeLessThan(voiceBytes);
  // The last one is that of the latest moment, whatever its name begins with.
  expect((await findLastBackup(daily))?.name).toBe(byHand[0]);
});

test('what an interrupted backup has left is removed by the next one, and what another one is making is not', async () => {
  const daily = path.join(folder, 'interrupted');
  const now = Date.now() / 1000;
  const leave = async (name: string, { made, written }: { made: number; written: number }) => {
    const rows = path.join(daily, name, 'public.users');
    await mkdir(path.join(daily, name), { recursive: true });
    await writeFile(rows, 'the rows, not encrypted');
    await utimes(rows, now, now - written * 3600);
    await utimes(path.join(daily, name), now, now - made * 3600);
  };
  await leave('.making-old', { made: 30, written: 29 });
  await leave('.making-running', { made: 30, written: 0.1 });
  await leave('.making-begun', { made: 0.1, written: 30 });
  const backups = { dataFolder: env['RUBRICA_DATA'] ?? '', folder: daily, recipient: undefined, kept: 2 };
  const clock = { now: () => new Date(Date.UTC(2026, 2, 1)) };
  await withDatabase(env, (db) => backUpDaily({ db, clock, log: consoleLog, backups }));
  const left = ['.making-begun', '.making-running', 'rubrica-nightly-20260301-000000.tar.gz'];
  expect((await readdir(daily)).toSorted()).toEqual(left);
});

test('a backup while the store of files does not answer fails, and leaves no archive that lacks them', async () => {
  const { storage } = await openFileStorage(readEnv(env));
  const away = path.join(folder, 'away');
  const write = (open: typeof storage.open) =>
    withDatabase(env, (db) =>
      writeBackup({
        db,
        storage: { ...storage, open },
        dataFolder: env['RUBRICA_DATA'] ?? '',
        folder: away,
        recipient: undefined,
        now: new Date(),
        isNightly: false,
      }),
    );
  await expect(write(() => Promise.reject(new Error('The bucket failed.')))).rejects.toThrow('The bucket failed.');
  expect(await readdir(away)).toEqual([]);
  const { missing } = await write((key) => Promise.reject(new ContentMissingError(key)));
  expect(missing).toEqual(['voice-1']);
});

test('the doctor finds what is missing and what belongs to nothing, and says what to do', async () => {
  const stored = path.join(env['RUBRICA_DATA'] ?? '', 'files');
  await protectDataFolder(env['RUBRICA_DATA'] ?? '');
  const examine = async () => {
    printed.splice(0);
    const code = await runDoctorCommand([], { ...env, NODE_ENV: 'test' }, print);
    return { code, text: printed.join('\n') };
  };
  const healthy = await examine();
  expect(healthy.text).toContain('1 files, all in their place.');
  expect(healthy.text).not.toContain('PROBLEM');
  await writeFile(path.join(stored, 'nobody'), 'x', { mode: 0o600 });
  await utimes(path.join(stored, 'nobody'), 0, 0);
  await rename(path.join(stored, 'voice-1'), path.join(stored, 'voice-2'));
  const ill = await examine();
  expect(ill.code).toBe(1);
  expect(ill.text).toMatch(
    /PROBLEM {2}Files: 1 files that the database names are missing, such as voice-1\.\n +→ Copy them/u,
  );
  expect(ill.text).toMatch(/belong to nothing .+nobody/u);
  await rename(path.join(stored, 'voice-2'), path.join(stored, 'voice-1'));
  await rm(path.join(stored, 'nobody'));
});
