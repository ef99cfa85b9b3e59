import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { lockName } from './lock-name.ts';
import { settings } from './schema/system.ts';

test('transactions that take a lock do so one after the other, the first ones too: what each counts, the next one sees', async () => {
  const { db, close } = await openTestDatabase();
  await db.insert(settings).values({ key: 'count', value: '0' });
  const count = () => db.select().from(settings).where(eq(settings.key, 'count'));
  const addOne = () =>
    db.transaction(async (tx) => {
      await lockName(tx, 'papers');
      const [row] = await tx.select().from(settings).where(eq(settings.key, 'count'));
      await tx
        .update(settings)
        .set({ value: String(Number(row?.value) + 1) })
        .where(eq(settings.key, 'count'));
    });
  await Promise.all(Array.from({ length: 8 }, addOne));
  expect((await count())[0]?.value).toBe('8');
  await close();
});
