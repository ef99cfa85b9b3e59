import { count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';

/** How many attempts have begun a task. */
export async function countAttempts(db: Database, taskId: string): Promise<number> {
  const [row] = await db.select({ attempts: count() }).from(taskTakens).where(eq(taskTakens.taskId, taskId));
  return row?.attempts ?? 0;
}
