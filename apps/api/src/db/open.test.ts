import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { lockFolder, FolderInUseError } from './lock-folder.ts';
import { type DatabaseLocation, openDatabase } from './open.ts';
import { prepareQuery, prepareStatement } from './prepared-statement.ts';
import { users } from './schema/people.ts';
import { loadServerSecret } from './secret.ts';

let folder: string;
let place: DatabaseLocation;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-open-'));
  const database = inject('database');
  if (database.kind === 'pglite') {
    place = { folder: path.join(folder, 'db') };
    return;
  }
  const fresh = await createPostgresDatabase(database.url);
  place = { url: fresh.url };
  drop = fresh.drop;
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

describe('several servers on one database', () => {
  test('start concurrently on a server and migrate once; a folder accepts only one', async () => {
    const opened = await Promise.allSettled([1, 2, 3].map(() => openDatabase(place)));
    const servers = opened.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    const refusals = opened.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    if ('folder' in place) {
      expect(servers).toHaveLength(1);
      expect(refusals.every((refusal) => refusal instanceof FolderInUseError)).toBe(true);
    } else {
      expect(refusals).toEqual([]);
    }
    const secrets = await Promise.all(servers.map(({ db }) => loadServerSecret(db)));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(servers.map(({ close }) => close()));
  });

  test('find the data written before they were closed', async () => {
    const first = await openDatabase(place);
    await first.db.insert(users).values({ name: 'Amal', email: 'amal@rubrica.test', role: 'admin', status: 'active' });
    await first.close();
    const second = await openDatabase(place);
    expect((await second.db.select().from(users)).map(({ name }) => name)).toEqual(['Amal']);
    await second.close();
  });
});

describe('a statement that is built once', () => {
  const names = z.object({ rows: z.array(z.object({ name: z.string() })) });

  test('is kept by the connections of a server, unless these go by a pooler, and returns the same', async () => {
    const places: [DatabaseLocation, number][] =
      'folder' in place
        ? [[place, 0]]
        : [
            [{ ...place, connections: 1 }, 2],
            [{ ...place, connections: 1, sessionUrl: `${place.url}?application_name=sessions` }, 0],
            [{ ...place, connections: 1, keepsStatements: false }, 0],
            [
              { ...place, connections: 1, sessionUrl: `${place.url}?application_name=sessions`, keepsStatements: true },
              2,
            ],
          ];
    for (const [where, kept] of places) {
      const { db, close } = await openDatabase(where);
      const query = prepareQuery(
        db,
        db
          .select({ name: users.name })
          .from(users)
          .where(eq(users.name, sql.placeholder('name'))),
      );
      const statement = prepareStatement(db, sql`select ${sql.placeholder('name')}::text as name`);
      for (const name of ['Amal', "O'Neil", 'Nobody']) {
        expect(await query.execute({ name })).toEqual(name === 'Amal' ? [{ name }] : []);
        expect(names.parse(await statement({ name })).rows).toEqual([{ name }]);
      }
      const { rows } = names.parse(await db.execute(sql`select name from pg_prepared_statements where name <> ''`));
      expect(rows).toHaveLength(kept);
      await close();
    }
  });
});

describe('the tables', () => {
  test('reject an email in upper case, an unknown role and an unknown status', async () => {
    const { db, close } = await openDatabase(place);
    const insert = (email: string, role: string, status: string) =>
      db.execute(sql`insert into ${users} (id, name, email, role, status, created_at, updated_at)
        values (gen_random_uuid(), 'X', ${email}, ${role}, ${status}, now(), now())`);
    await expect(insert('Upper@rubrica.test', 'student', 'active')).rejects.toThrow();
    await expect(insert('a@rubrica.test', 'owner', 'active')).rejects.toThrow();
    await expect(insert('a@rubrica.test', 'student', 'gone')).rejects.toThrow();
    await close();
  });
});

describe('the lock on a folder', () => {
  test('is released by its owner and taken over from a process that was killed', async () => {
    const claimed = path.join(folder, 'claimed');
    const first = await lockFolder(claimed);
    await expect(lockFolder(claimed)).rejects.toThrow(FolderInUseError);
    await first.release();
    await writeFile(`${claimed}.lock`, 'left by somebody who was killed');
    const second = await lockFolder(claimed);
    await second.release();
  });

  test('is not called in use where the system refuses it: the message says why, and what to do', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, 'no folder');
    const missing = path.join(folder, 'missing', 'db');
    await expect(lockFolder(missing)).rejects.toThrow(/missing does not exist, or .* may not write to it\. Create it/u);
    await expect(lockFolder(path.join(file, 'db'))).rejects.toThrow(/no socket could be opened at .*\(ENOTDIR\)/u);
  });

  test('works if the folder’s name is longer than a socket address may be', async () => {
    const long = path.join(folder, 'a'.repeat(120));
    const claim = await lockFolder(long);
    await expect(lockFolder(long)).rejects.toThrow(FolderInUseError);
    await claim.release();
  });
});
