import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { updateDeadlines } from '../attempts/update-deadlines.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import type { Service } from '../service.ts';
import { countAttempts } from './count-attempts.ts';
import { selectTaskById } from './read-task.ts';
import { assertValidTask } from './assert-valid-task.ts';
import { toTaskColumns } from './to-task-columns.ts';
import { writeTaskReferences } from './write-task-references.ts';

/** Writes a task whole. Attempts that are open follow its times; what they froze of the questions stays. */
export const updateTask: Service<'updateTask'> = ({ db, caller, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const [before] = await tx.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, params.id)).for('update');
    if (!before) throw new NotFoundError();
    await assertValidTask(tx, body, before.status);
    const attempts = await countAttempts(tx, params.id);
    if (body.status === 'draft' && attempts > 0) throw new ConflictError('already_begun', { attempts });
    const now = clock.now();
    await tx
      .update(tasks)
      .set({ ...toTaskColumns(body), updatedAt: now })
      .where(eq(tasks.id, params.id));
    await writeTaskReferences(tx, params.id, body);
    await updateDeadlines(tx, params.id, now);
    return selectTaskById(tx, caller, params.id);
  });
