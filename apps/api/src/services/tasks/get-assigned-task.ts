import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { selectAssignedTasks, withAttempts } from './select-assigned-tasks.ts';

export const getAssignedTask: Verb<'getAssignedTask'> = async ({ db, caller, clock }, { params }) => {
  const rows = await selectAssignedTasks(db, caller.id, eq(tasks.id, params.id));
  return one(await withAttempts(db, caller.id, rows, clock.now()));
};
