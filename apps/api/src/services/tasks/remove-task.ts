import { eq } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { courseItems } from '../../db/schema/courses.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';
import { removeUnusedPrompts, selectPromptQuestions } from './write-task-videos.ts';

/** Removes a task without attempts that no course holds. The refusal states how many attempts it has, or how many courses hold it. */
export const removeTask: Service<'removeTask'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    // Locked, so that nobody begins it, and no course takes it up, meanwhile.
    expectRow(await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, params.id)).for('update'));
    const attempts = await tx.$count(taskTakens, eq(taskTakens.taskId, params.id));
    if (attempts > 0) throw new ConflictError('already_begun', { attempts });
    const uses = await tx.$count(courseItems, eq(courseItems.taskId, params.id));
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: true });
    const before = await selectTaskById(tx, context.caller, params.id);
    const prompts = await selectPromptQuestions(tx, params.id);
    await tx.delete(tasks).where(eq(tasks.id, params.id));
    await forgetNotices(tx, [params.id]);
    await removeUnusedPrompts(tx, [...prompts.values()]);
    await recordAudit(context, tx, 'removeTask', { object: `task:${params.id}`, before });
    return { success: true, message: context.messages.confirmations.removed(before.title) };
  });
