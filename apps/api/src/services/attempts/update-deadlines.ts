import type { TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';

/**
 * Recalculates the deadlines of a task's attempts in progress after its times changed, by the rule of `calculateDeadline`.
 * Closing a task ends them now. A returned attempt keeps the deadline that its marker set.
 *
 * @returns the attempts whose deadline is another now
 */
export async function updateDeadlines(tx: Database, taskId: TaskId, now: Date): Promise<TaskTakenId[]> {
  const extra = sql`coalesce((select ${taskExtraTimes.minutes} from ${taskExtraTimes}
    where ${taskExtraTimes.taskId} = ${taskTakens.taskId} and ${taskExtraTimes.studentId} = ${taskTakens.studentId}), 0)`;
  // `least` ignores nulls; a time limit of null makes the sum null.
  const deadline = sql`(select least(
      ${taskTakens.startedAt} + make_interval(mins => ${tasks.timeLimitMinutes} + ${extra}),
      ${tasks.closeAt},
      case when ${tasks.status} = 'published' then null else ${now.toISOString()}::timestamptz end)
    from ${tasks} where ${tasks.id} = ${taskTakens.taskId})`;
  const changed = await tx
    .update(taskTakens)
    .set({ deadlineAt: deadline, updatedAt: now })
    .where(
      and(
        eq(taskTakens.taskId, taskId),
        eq(taskTakens.status, 'in_progress'),
        sql`${taskTakens.deadlineAt} is distinct from ${deadline}`,
      ),
    )
    .returning({ id: taskTakens.id });
  return changed.map(({ id }) => id);
}
