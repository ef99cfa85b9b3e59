import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on a server, and how to be rid of it. */
export interface FreshPostgres {
  url: string;
  drop: () => Promise<void>;
}

/** Makes an empty database on a PostgreSQL server. */
export async function freshPostgres(server: string): Promise<FreshPostgres> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
