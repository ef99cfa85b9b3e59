import type { TaskId, UserId } from '@rubrica/api-client/contract';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { AppContext } from '../../services/context.ts';
import { expectRow } from '../../services/queries/query-results.ts';

/** A task that is set for nobody any more, at which a student has a released attempt. */
export async function makeFormerTask({ db, clock }: AppContext, studentId: UserId): Promise<TaskId> {
  const values = { title: 'Former task', kind: 'homework', status: 'archived' } as const;
  const { id } = expectRow(await db.insert(tasks).values(values).returning());
  await db.insert(taskTakens).values({ taskId: id, studentId, number: 1, status: 'released', startedAt: clock.now() });
  return id;
}
