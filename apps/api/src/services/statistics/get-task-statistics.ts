import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { readAttempts } from './read-attempts.ts';
import { toStatistics } from './to-statistics.ts';

/** Returns what the attempts at a task say about its items; to an assistant, those of the students they mark. */
export const getTaskStatistics: Service<'getTaskStatistics'> = async ({ db, caller }, { params: { id }, query }) => {
  const { title } = expectRow(await db.select({ title: tasks.title }).from(tasks).where(eq(tasks.id, id)));
  const attempts = await readAttempts({ db, caller, ...query, where: eq(taskTakens.taskId, id) });
  return toStatistics(title, attempts, 'task');
};
