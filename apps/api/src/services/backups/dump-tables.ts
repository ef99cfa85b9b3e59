import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { type BackedUpTable, BackupError, type Manifest, readJournal } from './backup-format.ts';
import { queryRows } from '../queries/query-rows.ts';

/** How many rows are read at a time: some megabytes of the largest. */
const rowsPerRead = 500;

/** Rows that are left out. The dictionary is loaded again, and the pieces of an unfinished upload are not in the backup. */
const leftOut: Readonly<Record<string, SQL>> = {
  'public.dictionary_synsets': sql`false`,
  'public.dictionary_entries': sql`false`,
  'public.dictionary_pronunciations': sql`false`,
  'public.settings': sql`key <> 'dictionary'`,
  'public.unfinished_uploads': sql`false`,
  // Those that still have something to do, and those that failed for good.
  'pgboss.job': sql`state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
};

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const fileSchema = z.object({ key: z.string(), mime: z.string() });
const sequenceSchema = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });

/** The database as of one moment: its rows in files of a folder, and what else a backup says of it. */
export interface Dump extends Pick<Manifest, 'tables' | 'sequences' | 'queueVersion' | 'migration'> {
  /** The contents that its rows name. */
  storedFiles: z.infer<typeof fileSchema>[];
}

/** Writes every row to files in a folder, all as of one moment. On the embedded database everything else waits meanwhile. */
export function dumpTables(db: Database, folder: string): Promise<Dump> {
  return db.transaction(
    async (tx) => {
      // However the server is set, the same value is the same text.
      await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
      await tx.execute(sql`set local intervalstyle = 'iso_8601'`);
      await tx.execute(sql`set local bytea_output = 'hex'`);
      await tx.execute(sql`set local extra_float_digits = 1`);
      await tx.execute(sql`set local timezone = 'UTC'`);
      const tables: BackedUpTable[] = [];
      for (const table of await selectTables(tx)) tables.push(await dumpTable(tx, table, folder));
      return {
        tables,
        migration: await lastMigration(tx),
        queueVersion: await readQueueVersion(tx),
        sequences: await selectSequences(tx),
        storedFiles: await selectStoredFiles(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function selectTables(db: Database) {
  return queryRows(
    db,
    tableSchema,
    sql`select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind = 'r' or n.nspname = 'pgboss' and c.relname = 'job'
      group by 1, 2 order by 1, 2`,
  );
}

async function dumpTable(
  tx: Database,
  { schema, name, columns }: z.infer<typeof tableSchema>,
  folder: string,
): Promise<BackedUpTable> {
  const fullName = `${schema}.${name}`;
  const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
  const condition = leftOut[fullName] ?? sql`true`;
  await tx.execute(
    sql`declare backed_up no scroll cursor for select backed_up_row::text as line from ${table} as backed_up_row where ${condition}`,
  );
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  const file = await open(path.join(folder, fullName), 'wx', 0o600);
  try {
    for (;;) {
      const read = await queryRows(
        tx,
        z.object({ line: z.string() }),
        sql`fetch ${sql.raw(String(rowsPerRead))} from backed_up`,
      );
      if (read.length === 0) break;
      const written = Buffer.from(read.map(({ line }) => `${JSON.stringify(line)}\n`).join(''));
      await file.write(written);
      hash.update(written);
      rows += read.length;
      bytes += written.length;
    }
  } finally {
    await file.close();
  }
  await tx.execute(sql`close backed_up`);
  return { name: fullName, columns, rows, bytes, sha256: hash.digest('hex') };
}

async function lastMigration(db: Database): Promise<string> {
  const [last] = await queryRows(
    db,
    z.object({ at: z.coerce.number() }),
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const { entries } = await readJournal();
  const found = entries.find(({ when }) => when === last?.at);
  if (!found)
    throw new BackupError('The database was changed by a newer version of Rubrica. Back it up with that version.');
  return found.tag;
}

/** The version of the tables of pg-boss; null where no server has made them. */
export async function readQueueVersion(db: Database): Promise<number | null> {
  const [{ exists } = { exists: false }] = await queryRows(
    db,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('pgboss.version') is not null as exists`,
  );
  if (!exists) return null;
  const [row] = await queryRows(db, z.object({ version: z.number() }), sql`select version from pgboss.version`);
  return row?.version ?? null;
}

async function selectSequences(db: Database) {
  const names = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'S' order by 1`,
  );
  const read = names.map(({ name }) =>
    queryRows(
      db,
      sequenceSchema,
      sql`select ${name}::text as name, last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    ),
  );
  return (await Promise.all(read)).flat();
}

/** What has content: files, and reports that were made as files. */
function selectStoredFiles(db: Database) {
  return queryRows(
    db,
    fileSchema,
    sql`select storage_key as key, mime from files where deleted_at is null
      union all select storage_key, 'application/octet-stream' from report_files where storage_key is not null and status = 'ready'
      order by 1`,
  );
}
