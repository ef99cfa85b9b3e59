import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database on a PostgreSQL server, and how to delete it. */
export interface PostgresDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database on a PostgreSQL server: a copy of `template`, or an empty one. */
export async function createPostgresDatabase(server: string, template = 'template1'): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy writes every page into the log of changes, which takes three times as long.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: databaseUrl(server, name), drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

/** The address of a database of a server. */
function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
