// A command opens the database as another process does. On a server admin-command.test.ts runs them all, which are the same queries.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../db/open.ts';
import { users } from '../db/schema/people.ts';
import { createDatabase } from '../testing/create-database.ts';
import { runAdminCommand } from './admin-command.ts';

let folder: string;
let location: DatabaseLocation;
let variables: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-admin-'));
  ({ location, env: variables } = await createDatabase(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const create = (email: string) => runAdminCommand(['create', '--email', email], variables, () => {});

test('a command changes the database of a folder, unless a running server has it: that is named, with what to do', async () => {
  await create('huda@school.example');
  const { db, close } = await openDatabase(location);
  try {
    expect((await db.select().from(users)).map(({ email, role }) => [email, role])).toEqual([
      ['huda@school.example', 'admin'],
    ]);
    await expect(create('b@school.example')).rejects.toThrow(/Stop the server, run this command again/u);
  } finally {
    await close();
  }
});
