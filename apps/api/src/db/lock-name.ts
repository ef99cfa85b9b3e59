import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema/system.ts';

/** What transactions take turns at that has no row of its own to lock. */
type LockName = 'demo' | 'papers' | 'question pools' | 'report files' | 'set-up' | 'uploads' | 'whatsapp sessions';

/**
 * Makes the transactions that take a lock wait for each other until they end. It is the lock of a row, which every database that speaks
 * PostgreSQL's protocol has; some of them have no advisory locks, or accept and ignore them.
 */
export async function lockName(tx: Database, name: LockName): Promise<void> {
  const key = `lock ${name}`;
  const lock = () => tx.select({ key: settings.key }).from(settings).where(eq(settings.key, key)).for('update');
  if ((await lock()).length > 0) return;
  await tx.insert(settings).values({ key, value: '' }).onConflictDoNothing();
  await lock();
}
