import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { isDatabaseUnreachable } from '../database-unreachable.ts';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import type { OpenDatabase } from './database.ts';
import { openPostgres, OtherDatabaseError } from './open-postgres.ts';

let opened: OpenDatabase | undefined;
let proxy: Server | undefined;
let drop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await opened?.close();
  proxy?.close();
  await drop?.();
  [opened, proxy, drop] = [undefined, undefined, undefined];
});

/** Opens a database with one connection, which breaks the first time that a statement begins like this. */
async function openBreakable(statement: string): Promise<OpenDatabase> {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url);
  drop = fresh.drop;
  const { port, hostname } = new URL(fresh.url);
  let isBroken = false;
  proxy = createServer((page: Socket) => {
    const server = connect(Number(port), hostname);
    for (const socket of [page, server]) socket.on('error', () => {});
    server.pipe(page);
    page.on('close', () => server.destroy());
    page.on('data', (chunk) => {
      if (isBroken || !chunk.includes(statement)) return void server.write(chunk);
      isBroken = true;
      return void page.destroy();
    });
  });
  const listenPort = await findFreePort();
  proxy.listen(listenPort, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(fresh.url);
  url.host = `127.0.0.1:${listenPort}`;
  opened = await openPostgres({ url: url.href, connections: 1 }, null);
  return opened;
}

test.each(['begin', 'select 17', 'commit'])(
  'a connection that breaks at %s is said to be lost, and the next transaction has another one',
  async (statement) => {
    const { db } = await openBreakable(statement);
    const transaction = () => db.transaction(async (tx) => void (await tx.execute(sql`select 17 as number`)));
    const failure: unknown = await transaction().catch((error: unknown) => error);
    expect(isDatabaseUnreachable(failure)).toBe(true);
    await transaction();
  },
);

test('a server that is not there is said to be away', async () => {
  opened = await openPostgres({ url: `postgresql://nobody@127.0.0.1:${await findFreePort()}/none` }, null);
  const { db } = opened;
  for (const ask of [() => db.execute(sql`select 1`), () => db.transaction(async () => {})]) {
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect(isDatabaseUnreachable(failure)).toBe(true);
  }
});

test('addresses for requests and for sessions have to lead to one database', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url);
  drop = fresh.drop;
  const bySessions = new URL(fresh.url);
  bySessions.searchParams.set('application_name', 'sessions');
  opened = await openPostgres({ url: fresh.url, sessionUrl: bySessions.href }, null);
  await expect(openPostgres({ url: fresh.url, sessionUrl: database.url })).rejects.toThrow(OtherDatabaseError);
});

test('connections that a server ends are a line of the log, and nothing beside it', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url);
  drop = fresh.drop;
  const lines: string[] = [];
  const log = { info: () => {}, error: (line: string) => void lines.push(line) };
  opened = await openPostgres({ url: fresh.url }, null, log);
  const beside = vi.spyOn(console, 'error').mockReturnValue();
  const { db, locks } = opened;
  const onLost = vi.fn();
  await locks.take('a', onLost);
  await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`)));
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 30_000 });
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 30_000 });
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^A database connection was lost\./u),
    expect.stringMatching(/^The connection that holds the locks was lost\./u),
  ]);
  expect(beside).not.toHaveBeenCalled();
  beside.mockRestore();
});
