import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Returns whether the database responds within two seconds. */
export async function isHealthy(db: Database): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 2000);
  const response = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([response, timeout]);
  clearTimeout(timer);
  return healthy;
}
