import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../db/open.ts';
import { createPostgresDatabase } from '../../testing/bench/create-postgres-database.ts';
import { readJournal } from './backup-format.ts';
import { openErasedList } from '../erasure/erased-list.ts';
import { queryRows } from '../queries/query-rows.ts';
import { migrationsUpTo, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('a backup of an earlier version is put back into its own tables, which are then migrated', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const [before, after] = [await createPostgresDatabase(database.url), await createPostgresDatabase(database.url)];
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-older-'));
  const { entries } = await readJournal();
  const older = await migrationsUpTo(entries.at(-8)?.tag ?? '');
  const source = await openDatabase({ url: before.url }, older);
  await source.db.execute(sql`insert into settings (key, value) values ('secret', 'of before')`);
  const { file } = await writeBackup({
    db: source.db,
    storage: null,
    dataFolder: folder,
    folder,
    recipient: undefined,
    now: new Date(),
    isNightly: false,
  });
  await source.close();

  const dataFolder = path.join(folder, 'restored');
  const erasedList = openErasedList(path.join(dataFolder, 'backups'));
  const target = { dataFolder, databaseUrl: after.url, bucket: null, erasedList, prepareJobs: async () => {} };
  const { manifest } = await restoreBackup({ file, identityFile: undefined, ...target });
  expect(manifest.migration).toBe(entries.at(-8)?.tag);
  const { db, close } = await openDatabase({ url: after.url }, null);
  const applied = sql`select count(*)::text as count from drizzle.__drizzle_migrations`;
  expect(await queryRows(db, z.object({ count: z.coerce.number() }), applied)).toEqual([{ count: entries.length }]);
  const value = sql`select value from settings where key = 'secret'`;
  expect(await queryRows(db, z.object({ value: z.string() }), value)).toEqual([{ value: 'of before' }]);
  await close();
  await Promise.all([before.drop(), after.drop(), rm(folder, { recursive: true }), rm(older, { recursive: true })]);
});
