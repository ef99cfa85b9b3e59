import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../db/database.ts';
import { migrateClient } from '../db/open-embedded.ts';

/** An embedded database in memory. */
interface EmbeddedDatabase {
  client: PGlite;
  /** The tables, columns, triggers and functions of the template. */
  schema: string;
  useCount: number;
}

/**
 * Those that no test uses at the moment: one after another, the test files of a worker get the same database, because starting one
 * takes twenty times as long as emptying it.
 */
const idle: EmbeddedDatabase[] = [];

/** A database keeps the log of its changes and the place of removed rows in memory, so it is not used for ever. */
const maxUses = 20;

/** The migrations are the only rows of the template. */
const removeAllRows = `
  set session_replication_role = replica;
  do $$
    declare name text; has_rows boolean;
    begin
      for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute format('select exists (select 1 from %s)', name) into has_rows;
        if has_rows then execute format('delete from %s', name); end if;
      end loop;
    end
  $$;
  reset session_replication_role`;

const firstOwnOid = 16_384;
const readSchema = `
  select md5(string_agg(name, ',' order by name)) as schema from (
    select nspname as name from pg_namespace where oid >= ${firstOwnOid}
    union all select attrelid::regclass || '.' || attname || atttypid from pg_attribute where attrelid >= ${firstOwnOid}
    union all select tgname || tgrelid::regclass from pg_trigger where not tgisinternal
    union all select proname from pg_proc where oid >= ${firstOwnOid}
  ) names`;

interface TakenDatabase {
  client: PGlite;
  db: Database;
  /** To whoever took it, it is closed: what is still asked of it fails, and does not reach the test that takes it next. */
  close: () => void;
}

/** Takes an empty, migrated database, which no other test gets before it is closed. */
export async function takeEmbeddedDatabase(template: string): Promise<TakenDatabase> {
  const database = (await findUnchanged()) ?? (await start(template));
  let isClosed = false;
  const client = new Proxy(database.client, {
    get: (target, name) => {
      if (isClosed) throw new Error('The database is closed.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    client,
    db: await migrateClient(client, null),
    close: () => {
      isClosed = true;
      idle.push(database);
    },
  };
}

/** An idle database, emptied. A test that changed the schema, or created tables for its jobs, leaves one that no other gets. */
async function findUnchanged(): Promise<EmbeddedDatabase | undefined> {
  for (let used = idle.pop(); used; used = idle.pop()) {
    if (used.useCount < maxUses && (await schemaOf(used.client)) === used.schema) {
      await used.client.exec(removeAllRows);
      used.useCount += 1;
      return used;
    }
    await used.client.close();
  }
  return undefined;
}

async function start(template: string): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(template) });
  return { client, schema: await schemaOf(client), useCount: 1 };
}

async function schemaOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(readSchema);
  return rows[0]?.schema ?? '';
}
