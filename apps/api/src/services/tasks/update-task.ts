import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { updateDeadlines } from '../attempts/update-deadlines.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';
import { assertValidTask } from './assert-valid-task.ts';
import { toTaskColumns } from './to-task-columns.ts';
import { writeTaskReferences } from './write-task-references.ts';

/** Replaces a task. Open attempts get the new deadlines and keep their frozen questions. */
export const updateTask: Service<'updateTask'> = ({ db, caller, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const before = expectRow(
      await tx.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, params.id)).for('update'),
    );
    await assertValidTask(tx, body, before.status);
    const attempts = await tx.$count(taskTakens, eq(taskTakens.taskId, params.id));
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
