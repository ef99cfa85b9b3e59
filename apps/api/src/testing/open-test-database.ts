import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { overClient } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';

/** A fresh database of the kind that this run is about; gone when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = inject('database');
  if (database.kind === 'postgres') return freshPostgres(database.url);
  const client = await PGlite.create();
  return { db: await overClient(client), close: () => client.close() };
}

async function freshPostgres(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href);
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
