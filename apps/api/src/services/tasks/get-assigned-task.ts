import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectAssignedTasks, withAttempts } from './select-assigned-tasks.ts';

export const getAssignedTask: Service<'getAssignedTask'> = async (context, { params }) => {
  const { db, caller } = context;
  const rows = await selectAssignedTasks(db, caller.id, eq(tasks.id, params.id));
  return expectRow(await withAttempts(context, caller.id, rows));
};
