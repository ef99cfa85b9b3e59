import { setImmediate } from 'node:timers/promises';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { csvFile } from '../../testing/people-files.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteExpiredRows } from '../cleanup/delete-expired-rows.ts';
import { takeBackSome } from './take-back.ts';

const many = 300;
const file = csvFile([
  ['Name', 'Email'],
  ...Array.from({ length: many }, (_, index) => [`Person ${index}`, `middle.${index}@batch.test`]),
]);

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
});
afterAll(() => server.close());

const signedIn = async () => ({ token: await server.login(admin) });
const run = async (key: string) => server.ok('createUserImport', { body: { file, key } }, await signedIn());
const count = () => server.app.db.$count(users, like(users.email, 'middle.%@batch.test'));
const imports = async () => (await server.ok('listUserImports', {}, await signedIn())).total;

/** How many people others see while work is done, besides none and all of them. */
async function seenDuring(work: Promise<unknown>): Promise<number[]> {
  const seen = new Set<number>();
  const state = { isOver: false };
  const end = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    seen.add(await count());
    await setImmediate();
  }
  await end;
  return [...seen].filter((total) => total > 0 && total < many);
}

test('an import leaves nobody behind where it fails, and can be repeated', async () => {
  const { db } = server.app;
  await db.execute(sql`create function refuse_last() returns trigger language plpgsql as
    $$ begin if new.email = 'middle.299@batch.test' then raise exception 'refused'; end if; return new; end $$`);
  await db.execute(sql`create trigger refuse_last before insert on users for each row execute function refuse_last()`);
  const before = await imports();
  const body = { file, key: 'middle' };
  expect(await server.fails('createUserImport', { body }, await signedIn())).toMatchObject({ status: 500 });
  await db.execute(sql`drop trigger refuse_last on users`);
  server.errors.length = 0;
  expect([await count(), await imports()]).toEqual([0, before]);
  expect(await run('middle')).toMatchObject({ created: many });
  expect([await count(), await imports()]).toEqual([many, before + 1]);
});

test('an import is taken back if its server has died, and seen by nobody until then', async () => {
  const before = await imports();
  await server.app.db.update(userImports).set({ isFinished: false }).where(eq(userImports.key, 'middle'));
  expect(await imports()).toBe(before - 1);
  await deleteExpiredRows(server.app.db, server.clock);
  expect(await count()).toBe(many);
  server.clock.advance({ minutes: 3 });
  await deleteExpiredRows(server.app.db, server.clock);
  expect([await count(), await server.app.db.$count(userImports, eq(userImports.key, 'middle'))]).toEqual([0, 0]);
});

test('an import serves others meanwhile, also while it is undone; an undo that was interrupted goes on', async () => {
  const imported = run('watched');
  expect(await seenDuring(imported)).not.toEqual([]);
  const { _id } = await imported;
  const { db } = server.app;
  await db.transaction((tx) => takeBackSome(tx, _id, { size: 30, now: server.clock.now(), haveRecords: new Set() }));
  const undone = server.ok('undoUserImport', { params: { id: _id } }, await signedIn());
  expect(await seenDuring(undone)).not.toEqual([]);
  expect(await count()).toBe(0);
});
