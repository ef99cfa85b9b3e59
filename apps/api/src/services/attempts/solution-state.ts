import type { AttemptStatus, ReviewSheet, Task, TaskId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';
import { taskPhase, type TaskTimes } from '../tasks/task-phase.ts';
import { isOpen, openStatuses } from './attempt-status.ts';

/** What decides whether a student may see the keys of a task. */
export interface SolutionRule {
  task: TaskTimes & { showModelAnswer: Task['showModelAnswer']; maxAttempts: number };
  /** The statuses of all of the student's attempts at the task. */
  ownStatuses: readonly AttemptStatus[];
  /** Whether anybody's attempt at the task is open: with extra time, in the grace period, or returned. */
  hasOpenAttempt: boolean;
}

/**
 * Returns whether the student of a released attempt may see keys and model answers, or why not (`product.md`, "Learning").
 * They never may while they could still use them: with an open attempt, or another one that they can start now or later.
 */
export function solutionState(
  { task, ownStatuses, hasOpenAttempt }: SolutionRule,
  now: Date,
): ReviewSheet['solutions'] {
  if (task.showModelAnswer === 'never') return 'never';
  const isClosed = taskPhase(task, now) === 'closed';
  const hasAttemptLeft = !isClosed && (task.maxAttempts === 0 || ownStatuses.length < task.maxAttempts);
  if (hasAttemptLeft || ownStatuses.some(isOpen)) return 'after-attempts';
  // Students talk: nobody gets the keys while somebody else still works on the task.
  if (task.showModelAnswer === 'after-close' && (!isClosed || hasOpenAttempt)) return 'after-close';
  return 'shown';
}

/** Reads what a student may see of the keys of a task now. @throws {NotFoundError} */
export async function readSolutionState(
  db: Database,
  taskId: TaskId,
  studentId: UserId,
  now: Date,
): Promise<ReviewSheet['solutions']> {
  const task = expectRow(await db.select().from(tasks).where(eq(tasks.id, taskId)));
  const ownAttempts = await db
    .select({ status: taskTakens.status })
    .from(taskTakens)
    .where(and(eq(taskTakens.taskId, taskId), eq(taskTakens.studentId, studentId)));
  const [openAttempt] = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .where(and(eq(taskTakens.taskId, taskId), inArray(taskTakens.status, openStatuses)))
    .limit(1);
  const ownStatuses = ownAttempts.map(({ status }) => status);
  return solutionState({ task, ownStatuses, hasOpenAttempt: openAttempt !== undefined }, now);
}
