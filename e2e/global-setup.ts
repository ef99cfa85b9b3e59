import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../apps/api/src/testing/bench/start-postgres.ts';
import { createPostgresDatabase } from '../apps/api/src/testing/bench/create-postgres-database.ts';
import { startServerProcess } from '../apps/api/src/testing/server-process.ts';

/** What each server gets a copy of. */
interface Template {
  folder: string;
  /** The PostgreSQL server, and the name of the database. */
  postgres: string;
  database: string;
}

const templateVariable = 'RUBRICA_E2E_TEMPLATE';
const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'rubrica-e2e-'));
const startOn = (folder: string, databaseUrl: string, env: Record<string, string> = {}) =>
  startServerProcess({ NODE_ENV: 'development', DATABASE_URL: databaseUrl, RUBRICA_DATA: folder, ...env });

/**
 * Migrates and seeds one data folder and one database, of which each worker gets a copy. They are on a PostgreSQL server, where this takes
 * a quarter of the time: the embedded database has the tests of the API, and the end-to-end test of an empty server.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await findPostgres();
  const folder = await temporaryFolder();
  const { url, drop } = await createPostgresDatabase(postgres.url);
  const server = await startOn(folder, url);
  await server.stop();
  const template: Template = { folder, postgres: postgres.url, database: new URL(url).pathname.slice(1) };
  process.env[templateVariable] = JSON.stringify(template);
  return async () => {
    await drop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}

/** A server on a copy of the seeded data. */
export interface ServerUnderTest {
  origin: string;
  /** Where it keeps its files and writes its mail. */
  folder: string;
  databaseUrl: string;
}

/** Runs a server on a copy of the seeded data, with settings of its own, while `run` runs. */
export async function withServer(
  run: (server: ServerUnderTest) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const template: Template = JSON.parse(process.env[templateVariable] ?? '');
  const folder = await temporaryFolder();
  await cp(template.folder, folder, { recursive: true });
  const { url, drop } = await createPostgresDatabase(template.postgres, template.database);
  const server = await startOn(folder, url, env);
  try {
    await run({ origin: new URL(server.url).origin, folder, databaseUrl: url });
  } finally {
    await server.kill9();
    await drop();
    await rm(folder, { recursive: true });
  }
}
