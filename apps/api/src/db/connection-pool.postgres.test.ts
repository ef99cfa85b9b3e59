import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test } from 'vitest';
import { isDatabaseUnreachable } from '../database-unreachable.ts';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './open-postgres.ts';

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
