import type { TaskId, TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../../batcher.ts';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';
import { type AppError, ConflictError, NotFoundError } from '../errors/errors.ts';
import { canStart, taskPhase } from '../tasks/task-phase.ts';
import { isOpen } from './attempt-status.ts';
import { calculateDeadline } from './deadline.ts';
import { freezeQuestions } from './freeze-questions.ts';
import { type AttemptDetails, selectAttempts } from './select-attempts.ts';

/** A student who starts a task, or comes back to it. */
export interface AttemptStart {
  taskId: TaskId;
  studentId: UserId;
  now: Date;
}

type TaskRow = typeof tasks.$inferSelect;
type AttemptRow = typeof taskTakens.$inferSelect;

/** So few that a save does not wait long for the database behind one batch of a class that starts. */
const maxSize = 24;

/**
 * The queue of a server's starts: those of the same task that arrive at the same time are done together, and one batch after the
 * other, so that a thousand who start at once leave the database to those who save.
 */
export const attemptStarts: (db: Database) => Batcher<AttemptStart, AttemptDetails> = perDatabase((db) =>
  createBatcher({ run: (starts) => startByTask(db, starts), maxSize, concurrency: 1 }),
);

async function startByTask(db: Database, starts: readonly AttemptStart[]): Promise<Outcomes<AttemptDetails>> {
  const outcomes = new Map<AttemptStart, PromiseSettledResult<AttemptDetails>>();
  for (const [taskId, some] of Map.groupBy(starts, (start) => start.taskId)) {
    const settled = await doTogether(some, (together) => startOrResume(db, taskId, together));
    for (const [at, start] of some.entries()) {
      const outcome = settled[at];
      if (outcome) outcomes.set(start, outcome);
    }
  }
  return starts.flatMap((start) => outcomes.get(start) ?? []);
}

/**
 * Returns the attempts in progress, and starts those that there are not. Where another server starts one at the same time, one of
 * both violates the unique attempt number: it is left out, and found when all are tried again.
 */
async function startOrResume(
  db: Database,
  taskId: TaskId,
  starts: readonly AttemptStart[],
): Promise<Outcomes<AttemptDetails>> {
  const run = (tx: Database) => startAll(tx, taskId, starts);
  const first = await db.transaction(run);
  const isComplete = starts.every(({ studentId }) => first.opened.has(studentId) || first.refusals.has(studentId));
  const { opened, refusals } = isComplete ? first : await db.transaction(run);
  return starts.map(({ studentId }) => {
    const value = opened.get(studentId);
    if (value) return { status: 'fulfilled', value };
    return { status: 'rejected', reason: refusals.get(studentId) ?? new ConflictError('conflict', undefined) };
  });
}

async function startAll(tx: Database, taskId: TaskId, starts: readonly AttemptStart[]) {
  // A shared lock: many students start at once, but the task cannot be closed meanwhile.
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('share');
  if (!task) throw new NotFoundError();
  // In one order, so that two servers never wait for each other; of one student the first start counts.
  const byStudent = new Map(starts.toReversed().map((start) => [start.studentId, start]));
  const students = [...byStudent.values()].toSorted((a, b) => (a.studentId < b.studentId ? -1 : 1));
  const studentIds = students.map(({ studentId }) => studentId);
  const earlier = await tx
    .select({
      id: taskTakens.id,
      studentId: taskTakens.studentId,
      number: taskTakens.number,
      status: taskTakens.status,
    })
    .from(taskTakens)
    .where(and(eq(taskTakens.taskId, taskId), inArray(taskTakens.studentId, studentIds)))
    .orderBy(desc(taskTakens.number));
  const earlierOf = Map.groupBy(earlier, ({ studentId }) => studentId);
  const extraMinutes = await selectExtraMinutes(tx, taskId, studentIds);
  const openIds: TaskTakenId[] = [];
  const refusals = new Map<UserId, AppError>();
  const rows: (typeof taskTakens.$inferInsert)[] = [];
  for (const { studentId, now } of students) {
    const attempts = earlierOf.get(studentId) ?? [];
    const open = attempts.find(({ status }) => isOpen(status));
    const refusal = open ? null : refusalOf(task, attempts.length, now);
    if (open) openIds.push(open.id);
    else if (refusal) refusals.set(studentId, refusal);
    else
      rows.push({
        id: v7(),
        taskId,
        studentId,
        number: (attempts[0]?.number ?? 0) + 1,
        status: 'in_progress',
        startedAt: now,
        deadlineAt: calculateDeadline({ ...task, startedAt: now, extraMinutes: extraMinutes.get(studentId) ?? 0 }),
        createdAt: now,
        updatedAt: now,
      });
  }
  const started = await insertAttempts(tx, rows);
  await freezeQuestions(tx, taskId, started);
  const ids = [...openIds, ...started.map(({ id }) => id)];
  const details = ids.length === 0 ? [] : await selectAttempts(tx, inArray(taskTakens.id, ids));
  const opened = new Map<UserId, AttemptDetails>(details.map((row) => [row.attempt.studentId, row]));
  return { opened, refusals };
}

/** Writes attempts, but those whose number another server has just given. */
async function insertAttempts(tx: Database, rows: (typeof taskTakens.$inferInsert)[]): Promise<AttemptRow[]> {
  return rows.length === 0 ? [] : tx.insert(taskTakens).values(rows).onConflictDoNothing().returning();
}

/** Why a student cannot start another attempt, or null. */
function refusalOf(task: TaskRow, attemptCount: number, now: Date): AppError | null {
  if (task.kind === 'vdo-lect') return new ConflictError('task_without_attempts', undefined);
  const phase = taskPhase(task, now);
  if (canStart(phase, attemptCount, task.maxAttempts)) return null;
  if (phase === 'upcoming') return new ConflictError('task_not_open', { openAt: task.openAt?.toISOString() ?? null });
  if (phase === 'closed') return new ConflictError('task_closed', undefined);
  return new ConflictError('attempts_used_up', { maximum: task.maxAttempts });
}

async function selectExtraMinutes(tx: Database, taskId: TaskId, studentIds: UserId[]): Promise<Map<UserId, number>> {
  const rows = await tx
    .select({ studentId: taskExtraTimes.studentId, minutes: taskExtraTimes.minutes })
    .from(taskExtraTimes)
    .where(and(eq(taskExtraTimes.taskId, taskId), inArray(taskExtraTimes.studentId, studentIds)));
  return new Map(rows.map(({ studentId, minutes }) => [studentId, minutes]));
}
