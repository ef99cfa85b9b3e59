import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';

/** Removes a task without attempts. */
export const removeTask: Service<'removeTask'> = ({ db, messages }, { params }) =>
  db.transaction(async (tx) => {
    // Locked, so that no attempt is started meanwhile.
    const row = expectRow(
      await tx.select({ title: tasks.title }).from(tasks).where(eq(tasks.id, params.id)).for('update'),
    );
    const attempts = await tx.$count(taskTakens, eq(taskTakens.taskId, params.id));
    if (attempts > 0) throw new ConflictError('already_begun', { attempts });
    await tx.delete(tasks).where(eq(tasks.id, params.id));
    return { success: true, message: messages.confirmations.removed(row.title) };
  });
