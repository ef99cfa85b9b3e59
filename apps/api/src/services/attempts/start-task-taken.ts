import type { TaskTaken } from '@rubrica/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import { canStart, taskPhase } from '../tasks/phase.ts';
import type { Service } from '../service.ts';
import { deadlineOf } from './deadline.ts';
import { freezeQuestions } from './freeze-questions.ts';
import { readTaskTaken } from './select-attempts.ts';
import { isOpen } from './state.ts';

/**
 * Gives the attempt in progress, or begins one. Of two calls at the same moment one inserts; the other meets the unique number,
 * looks again, and finds the first one's attempt.
 */
export const startTaskTaken: Service<'startTaskTaken'> = async (context, { body }) => {
  const begun = (await begin(context, body.task)) ?? (await begin(context, body.task));
  if (!begun) throw new ConflictError('conflict', undefined);
  return begun;
};

function begin(context: SignedInContext, taskId: string): Promise<TaskTaken | null> {
  const { db, caller, clock } = context;
  return db.transaction(async (tx) => {
    // Shared: many begin at once, but nobody closes the task meanwhile.
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('share');
    if (!task) throw new NotFoundError();
    const taken = await tx
      .select({ id: taskTakens.id, number: taskTakens.number, status: taskTakens.status })
      .from(taskTakens)
      .where(and(eq(taskTakens.taskId, taskId), eq(taskTakens.studentId, caller.id)))
      .orderBy(desc(taskTakens.number));
    const open = taken.find(({ status }) => isOpen(status));
    if (open) return readTaskTaken(context, tx, open.id);

    const startedAt = clock.now();
    refuseStart(task, taken.length, startedAt);
    const deadlineAt = deadlineOf({ ...task, startedAt, extraMinutes: await extraMinutes(tx, taskId, caller.id) });
    const [attempt] = await tx
      .insert(taskTakens)
      .values({
        id: v7(),
        taskId,
        studentId: caller.id,
        number: (taken[0]?.number ?? 0) + 1,
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
    return readTaskTaken(context, tx, attempt.id);
  });
}

function refuseStart(task: typeof tasks.$inferSelect, begun: number, now: Date): void {
  const phase = taskPhase(task, now);
  if (canStart(phase, begun, task.maxAttempts)) return;
  if (phase === 'upcoming') throw new ConflictError('task_not_open', { openAt: task.openAt?.toISOString() ?? null });
  if (phase === 'closed') throw new ConflictError('task_closed', undefined);
  throw new ConflictError('attempts_used_up', { maximum: task.maxAttempts });
}

async function extraMinutes(tx: Database, taskId: string, studentId: string): Promise<number> {
  const [row] = await tx
    .select({ minutes: taskExtraTimes.minutes })
    .from(taskExtraTimes)
    .where(and(eq(taskExtraTimes.taskId, taskId), eq(taskExtraTimes.studentId, studentId)));
  return row?.minutes ?? 0;
}
