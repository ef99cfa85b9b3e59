import type { Task } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { Caller } from '../caller.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import { selectTasks, toTask } from './select-tasks.ts';

/** One task as staff see it. */
export async function selectTaskById(db: Database, caller: Caller, id: string): Promise<Task> {
  const [row] = await selectTasks(db, caller, eq(tasks.id, id));
  if (!row) throw new NotFoundError();
  return toTask(row);
}
