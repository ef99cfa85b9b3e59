import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../db/schema/system.ts';
import { users } from '../db/schema/people.ts';
import { openTestDatabase } from './open-test-database.ts';

const amal = { name: 'Amal', email: 'amal@rubrica.test', role: 'admin', status: 'active' } as const;
const entry = { at: new Date(), actorName: 'Amal', action: 'login', ipAddress: '192.0.2.1' };

test('a test finds no row of the one before it, whatever refers to it and whatever refuses its removal', async () => {
  const first = await openTestDatabase();
  const [admin] = await first.db.insert(users).values(amal).returning();
  await first.db.insert(auditLog).values({ ...entry, actorId: admin?.id ?? null });
  await expect(first.db.delete(auditLog)).rejects.toThrow();
  await first.close();
  const second = await openTestDatabase();
  expect([await second.db.$count(users), await second.db.$count(auditLog)]).toEqual([0, 0]);
  await second.db.insert(auditLog).values(entry);
  await expect(second.db.delete(auditLog)).rejects.toThrow();
  await second.close();
});

test('a schema that a test changed is that test’s alone', async () => {
  const first = await openTestDatabase();
  await first.db.execute(sql`create table own (name text)`);
  await first.db.execute(sql`alter table users rename to people`);
  await first.close();
  const second = await openTestDatabase();
  expect(await second.db.$count(users)).toBe(0);
  await expect(second.db.execute(sql`select * from own`)).rejects.toThrow();
  await second.close();
});

test('two databases that are open at once share nothing', async () => {
  const [first, second] = [await openTestDatabase(), await openTestDatabase()];
  await first.db.insert(users).values(amal);
  expect(await second.db.$count(users)).toBe(0);
  await first.close();
  await second.close();
});

test('what is asked of a database after it was closed fails, and reaches nobody', async () => {
  const first = await openTestDatabase();
  await first.close();
  const second = await openTestDatabase();
  await expect(first.db.insert(users).values(amal).execute()).rejects.toThrow();
  expect(await second.db.$count(users)).toBe(0);
  await second.close();
});
