import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenDatabase } from './database.ts';

const quietLog = { info: () => {}, error: () => {} };

let one: OpenDatabase;
let other: OpenDatabase;
let drop = async () => {};
beforeAll(async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const fresh = await createPostgresDatabase(database.url, database.template);
  drop = fresh.drop;
  const open = () => openPostgres({ url: fresh.url }, undefined, quietLog);
  [one, other] = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await drop();
});

/** Ends the connections that hold locks, as the death of their servers would. */
const endHolders = () =>
  other.db.execute(sql`select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory'`);

describe('the locks of two servers on one database', () => {
  test('are held by one of them, which hears when the other asks', async () => {
    const onAsked = vi.fn();
    expect(await one.locks.take('a', onAsked)).toBe(true);
    expect(await other.locks.take('b', () => {})).toBe(true);
    expect(onAsked).not.toHaveBeenCalled();
    expect(await other.locks.take('a', () => {})).toBe(false);
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await one.locks.release('a');
    expect(await other.locks.take('a', () => {})).toBe(true);
    await other.locks.release('a');
    await other.locks.release('b');
  });

  test('are free when their server dies, and one that lives on hears that it has lost them', async () => {
    const onLost = vi.fn();
    expect(await one.locks.take('a', onLost)).toBe(true);
    await endHolders();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(await other.locks.take('a', () => {})).toBe(true);
    // It is not the first one's to release any more.
    await one.locks.release('a');
    expect(await one.locks.take('a', () => {})).toBe(false);
    await other.locks.release('a');
    expect(await one.locks.take('a', () => {})).toBe(true);
  });
});
