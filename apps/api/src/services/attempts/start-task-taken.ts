import type { TaskId, TaskTaken, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors/errors.ts';
import { canStart, taskPhase } from '../tasks/task-phase.ts';
import type { Service } from '../service.ts';
import { calculateDeadline } from './deadline.ts';
import { freezeQuestions } from './freeze-questions.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { isOpen } from './attempt-status.ts';

/**
 * Returns the attempt in progress, or starts one. Of two concurrent calls one inserts; the other violates the unique attempt
 * number, tries again, and finds the attempt of the first.
 */
export const startTaskTaken: Service<'startTaskTaken'> = async (context, { body }) => {
  const attempt = (await startOrResume(context, body.task)) ?? (await startOrResume(context, body.task));
  if (!attempt) throw new ConflictError('conflict', undefined);
  return attempt;
};

function startOrResume(context: SignedInContext, taskId: TaskId): Promise<TaskTaken | null> {
  const { db, caller, clock } = context;
  return db.transaction(async (tx) => {
    // A shared lock: many students start at once, but the task cannot be closed meanwhile.
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('share');
    if (!task) throw new NotFoundError();
    const attempts = await tx
      .select({ id: taskTakens.id, number: taskTakens.number, status: taskTakens.status })
      .from(taskTakens)
      .where(and(eq(taskTakens.taskId, taskId), eq(taskTakens.studentId, caller.id)))
      .orderBy(desc(taskTakens.number));
    const open = attempts.find(({ status }) => isOpen(status));
    if (open) return selectTaskTakenById(context, tx, open.id);

    if (task.kind === 'vdo-lect') throw new ConflictError('task_without_attempts', undefined);
    const startedAt = clock.now();
    assertCanStart(task, attempts.length, startedAt);
    const deadlineAt = calculateDeadline({
      ...task,
      startedAt,
      extraMinutes: await extraMinutes(tx, taskId, caller.id),
    });
    const [attempt] = await tx
      .insert(taskTakens)
      .values({
        id: v7(),
        taskId,
        studentId: caller.id,
        number: (attempts[0]?.number ?? 0) + 1,
        status: 'in_progress',
        startedAt,
        deadlineAt,
        createdAt: startedAt,
        updatedAt: startedAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!attempt) return null;
    await freezeQuestions(tx, attempt);
    return selectTaskTakenById(context, tx, attempt.id);
  });
}

function assertCanStart(task: typeof tasks.$inferSelect, attemptCount: number, now: Date): void {
  const phase = taskPhase(task, now);
  if (canStart(phase, attemptCount, task.maxAttempts)) return;
  if (phase === 'upcoming') throw new ConflictError('task_not_open', { openAt: task.openAt?.toISOString() ?? null });
  if (phase === 'closed') throw new ConflictError('task_closed', undefined);
  throw new ConflictError('attempts_used_up', { maximum: task.maxAttempts });
}

async function extraMinutes(tx: Database, taskId: TaskId, studentId: UserId): Promise<number> {
  const [row] = await tx
    .select({ minutes: taskExtraTimes.minutes })
    .from(taskExtraTimes)
    .where(and(eq(taskExtraTimes.taskId, taskId), eq(taskExtraTimes.studentId, studentId)));
  return row?.minutes ?? 0;
}
