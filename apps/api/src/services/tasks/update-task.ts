import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { tellAttempt } from '../attempts/tell-attempt.ts';
import { updateDeadlines } from '../attempts/update-deadlines.ts';
import { assertDrawable } from '../draws/assert-drawable.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';
import { assertValidTask } from './assert-valid-task.ts';
import { hasNewDraws } from './has-new-draws.ts';
import { toTaskColumns } from './to-task-columns.ts';
import { writeTaskReferences } from './write-task-references.ts';

/** Replaces a task, if it is still what the author saw. Open attempts get the new deadlines and keep their frozen questions. */
export const updateTask: Service<'updateTask'> = async (context, { params, body }) => {
  const { moved, task } = await context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    expectRow(await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, params.id)).for('update'));
    const before = await selectTaskById(tx, caller, params.id);
    if (assertUnchanged('updateTask', before, before, body)) return { moved: [], task: before };
    await assertValidTask(tx, body, before);
    const attempts = await tx.$count(taskTakens, eq(taskTakens.taskId, params.id));
    if (body.status === 'draft' && attempts > 0) throw new ConflictError('already_begun', { attempts });
    const now = clock.now();
    await tellSetTasks(tx, now, { tasks: [params.id] }, async () => {
      await tx
        .update(tasks)
        .set({ ...toTaskColumns(body), updatedAt: now })
        .where(eq(tasks.id, params.id));
      await writeTaskReferences(context, tx, params.id, body);
    });
    // It is set for nobody any more.
    if (body.status === 'draft' || body.status === 'archived') await forgetNotices(tx, [params.id]);
    if (hasNewDraws(body, before)) await assertDrawable(tx, params.id);
    const changed = await updateDeadlines(tx, params.id, now);
    const after = await selectTaskById(tx, caller, params.id);
    await recordAudit(context, tx, 'updateTask', { object: `task:${params.id}`, before, after });
    return { moved: changed, task: after };
  });
  for (const id of moved) tellAttempt(context.live, id, 'time');
  return task;
};
