import { and, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { SignedInContext } from '../context.ts';
import { ForbiddenError } from '../errors/errors.ts';
import { openStatuses } from './attempt-status.ts';
import { latestOverdueDeadline } from './deadline.ts';

/** Whether words may be looked up during an attempt: no time runs, or its task allows it. */
export const isDictionaryOpen = sql<boolean>`(${tasks.timeLimitMinutes} is null or ${taskTakens.deadlineAt} is null or ${tasks.allowsDictionary})`;

/** The same of an attempt and its task that were read. */
export function opensDictionary(
  task: Pick<typeof tasks.$inferSelect, 'timeLimitMinutes' | 'allowsDictionary'>,
  { deadlineAt }: Pick<typeof taskTakens.$inferSelect, 'deadlineAt'>,
): boolean {
  return task.timeLimitMinutes === null || deadlineAt === null || task.allowsDictionary;
}

/**
 * Checks that the caller is not in a timed attempt whose task does not allow a dictionary, in whatever window they ask.
 *
 * @throws {ForbiddenError} if they are
 */
export async function assertDictionaryOpen({ db, caller, clock }: SignedInContext): Promise<void> {
  if (caller.role !== 'student') return;
  const [attempt] = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(
      and(
        eq(taskTakens.studentId, caller.id),
        inArray(taskTakens.status, openStatuses),
        gt(taskTakens.deadlineAt, latestOverdueDeadline(clock.now())),
        not(isDictionaryOpen),
      ),
    )
    .limit(1);
  if (attempt) throw new ForbiddenError('dictionary_off');
}
