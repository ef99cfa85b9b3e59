import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Whether the database answers within two seconds. */
export async function isHealthy(db: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 2000);
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([answered, late]);
  clearTimeout(timer);
  return healthy;
}
