import { createReadStream } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { type BackedUpTable, BackupError, type Manifest } from './backup-format.ts';
import { readQueueVersion } from './dump-tables.ts';
import { queryRows } from '../queries/query-rows.ts';

/** How much is inserted by one statement. */
const batchCharacters = 2_000_000;
const queueTable = 'pgboss.job';

/**
 * Loads the rows of a backup into empty tables of the same migration, all or none, and counts them. References between rows are
 * checked at the end.
 *
 * @returns whether the waiting jobs are among them: not those of another version of the queue
 */
export function loadTables(db: Database, folder: string, manifest: Manifest): Promise<{ hasJobs: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
    await tx.execute(sql`set local timezone = 'UTC'`);
    const hasJobs = manifest.queueVersion !== null && (await readQueueVersion(tx)) === manifest.queueVersion;
    const foreignKeys = await selectForeignKeys(tx);
    for (const { table, name } of foreignKeys)
      await tx.execute(
        sql`alter table ${sql.raw(table)} alter constraint ${sql.identifier(name)} deferrable initially deferred`,
      );
    for (const table of manifest.tables) {
      if (table.name === queueTable && !hasJobs) continue;
      await loadTable(tx, table, path.join(folder, table.name));
      await requireRows(tx, table);
    }
    for (const { name, value, isCalled } of manifest.sequences)
      await tx.execute(
        sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${value}::bigint, ${isCalled})`,
      );
    await tx.execute(sql`set constraints all immediate`);
    for (const { table, name } of foreignKeys)
      await tx.execute(sql`alter table ${sql.raw(table)} alter constraint ${sql.identifier(name)} not deferrable`);
    return { hasJobs };
  });
}

/** Foreign keys of our tables; none of ours is deferrable. */
function selectForeignKeys(db: Database) {
  return queryRows(
    db,
    z.object({ table: z.string(), name: z.string() }),
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`,
  );
}

async function loadTable(tx: Database, { name, columns, rows }: BackedUpTable, file: string): Promise<void> {
  let [lines, characters]: [string[], number] = [[], 0];
  let count = 0;
  const insert = async () => {
    if (lines.length > 0) await insertRows(tx, name, { columns, rows: `[${lines.join(',')}]` });
    [lines, characters] = [[], 0];
  };
  for await (const line of linesOf(file)) {
    lines.push(line);
    count += 1;
    characters += line.length;
    if (characters > batchCharacters) await insert();
  }
  await insert();
  if (count !== rows)
    throw new BackupError(
      `${name} has ${count} rows in the backup, which says ${rows}: it is damaged. Use another copy of it. Nothing was changed.`,
    );
}

/** The lines of a file. A row may hold every other end of a line as it is, U+2028 among them, at which `node:readline` splits too. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [first = '', ...others] = String(chunk).split('\n');
    begun += first;
    for (const other of others) {
      yield begun;
      begun = other;
    }
  }
  if (begun !== '') yield begun;
}

/** Inserts rows as PostgreSQL wrote them: a JSON list of texts. */
async function insertRows(tx: Database, name: string, { columns, rows }: { columns: string[]; rows: string }) {
  const table = identifierOf(name);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // The server that sent the queue's schedule anew may have sent a job of it.
  const onConflict = name === queueTable ? sql`on conflict do nothing` : sql``;
  await tx.execute(sql`insert into ${table} (${names}) overriding system value
    select ${names} from unnest((
      select array_agg(line)::${table}[] from jsonb_array_elements_text(${rows}::jsonb) as line
    )) ${onConflict}`);
}

async function requireRows(tx: Database, { name, rows }: BackedUpTable): Promise<void> {
  if (name === queueTable) return;
  const [counted] = await queryRows(
    tx,
    z.object({ count: z.coerce.number() }),
    sql`select count(*)::text as count from ${identifierOf(name)}`,
  );
  if (counted?.count !== rows)
    throw new BackupError(`${name} has ${counted?.count ?? 0} rows instead of ${rows}. The target was not empty.`);
}

function identifierOf(name: string) {
  const [schema = '', table = ''] = name.split('.');
  return sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
}
