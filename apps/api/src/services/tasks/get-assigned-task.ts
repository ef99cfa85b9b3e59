import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { selectAssignedTasks, withAttempts } from './select-assigned-tasks.ts';

export const getAssignedTask: Service<'getAssignedTask'> = async ({ db, caller, clock }, { params }) => {
  const rows = await selectAssignedTasks(db, caller.id, eq(tasks.id, params.id));
  return expectRow(await withAttempts(db, caller.id, rows, clock.now()));
};
