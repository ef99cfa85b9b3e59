import type { Answer, TaskId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../../batcher.ts';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { taskDraws, taskExtraTimes, tasks, taskVideos } from '../../db/schema/tasks.ts';
import { type AppError, ConflictError, NotFoundError } from '../errors/errors.ts';
import { isSetFor } from '../tasks/select-assigned-tasks.ts';
import { canStart, taskPhase } from '../tasks/task-phase.ts';
import { isOpen } from './attempt-status.ts';
import { calculateDeadline } from './deadline.ts';
import { opensDictionary } from './dictionary-open.ts';
import { giveQuestions, knownContents, storeAttempts } from './freeze-questions.ts';
import type { AttemptDetails } from './select-attempts.ts';

/** A student who starts a task, or comes back to it. */
export interface AttemptStart {
  taskId: TaskId;
  studentId: UserId;
  now: Date;
}

/** An attempt that was started, with its empty answers, or one that was open, whose answers are not read. */
export interface StartedAttempt extends AttemptDetails {
  answers: Answer[] | null;
}

type TaskRow = typeof tasks.$inferSelect;
type AttemptRow = typeof taskTakens.$inferSelect;

/** So few that a save does not wait long for the database behind one batch of a class that starts. */
const maxSize = 24;

/**
 * The queue of a server's starts: those of the same task that arrive at the same time are done together, and one batch after the
 * other, so that a thousand who start at once leave the database to those who save.
 */
export const attemptStarts: (db: Database) => Batcher<AttemptStart, StartedAttempt> = perDatabase((db) =>
  createBatcher({ run: (starts) => startByTask(db, starts), maxSize, concurrency: 1 }),
);

async function startByTask(db: Database, starts: readonly AttemptStart[]): Promise<Outcomes<StartedAttempt>> {
  const outcomes = new Map<AttemptStart, PromiseSettledResult<StartedAttempt>>();
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
): Promise<Outcomes<StartedAttempt>> {
  const known = knownContents(db);
  const run = async () => {
    const done = await db.transaction((tx) => startAll(tx, taskId, starts, (hash) => known.has(hash)));
    // Only what is committed is known.
    for (const hash of done.hashes) known.set(hash, true);
    return done;
  };
  const first = await run();
  const isComplete = starts.every(({ studentId }) => first.opened.has(studentId) || first.refusals.has(studentId));
  const { opened, refusals } = isComplete ? first : await run();
  return starts.map(({ studentId }) => {
    const value = opened.get(studentId);
    if (value) return { status: 'fulfilled', value };
    return { status: 'rejected', reason: refusals.get(studentId) ?? new ConflictError('conflict', undefined) };
  });
}

async function startAll(
  tx: Database,
  taskId: TaskId,
  starts: readonly AttemptStart[],
  isKnown: (hash: string) => boolean,
) {
  // A shared lock: many students start at once, but the task cannot be closed meanwhile.
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('share');
  if (!task) throw new NotFoundError();
  const found = await selectStudents(
    tx,
    taskId,
    starts.map(({ studentId }) => studentId),
  );
  const opened = new Map<UserId, StartedAttempt>();
  const refusals = new Map<UserId, AppError>();
  const rows: AttemptRow[] = [];
  const toStarted = (attempt: AttemptRow, answers: Answer[] | null): StartedAttempt => ({
    attempt,
    answers,
    taskTitle: task.title,
    taskKind: task.kind,
    hasDictionary: opensDictionary(task, attempt),
    studentName: found.byStudent.get(attempt.studentId)?.name ?? '',
  });
  // Of one student the first start counts.
  for (const { studentId, now } of new Map(starts.toReversed().map((start) => [start.studentId, start])).values()) {
    const { attempts = [], extraMinutes = 0, isSet = false } = found.byStudent.get(studentId) ?? {};
    const open = attempts.find(({ status }) => isOpen(status));
    const refusal = open ? null : refusalOf(task, { attemptCount: attempts.length, isSet, now });
    if (open) opened.set(studentId, toStarted(open, null));
    else if (refusal) refusals.set(studentId, refusal);
    else rows.push(newAttempt(task, studentId, { number: (attempts[0]?.number ?? 0) + 1, extraMinutes, now }));
  }
  if (rows.length === 0) return { opened, refusals, hashes: [] };
  const given = await giveQuestions(tx, { id: taskId, ...found }, rows);
  const { answers, hashes } = await storeAttempts(tx, given, isKnown);
  for (const row of rows) {
    const own = answers.get(row.id);
    if (own) opened.set(row.studentId, toStarted(row, own));
  }
  return { opened, refusals, hashes };
}

/** What a start needs to know of its student. */
interface FoundStudent {
  name: string;
  extraMinutes: number;
  /** Whether the task is set for them; one that was is found by those who have an attempt at it. */
  isSet: boolean;
  /** The attempts at the task, newest first. */
  attempts: AttemptRow[];
}

/** Reads students with their attempts at a task and their extra time, whether it is set for them, and whether it has videos and draws. */
async function selectStudents(tx: Database, taskId: TaskId, ids: UserId[]) {
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      extraMinutes: taskExtraTimes.minutes,
      isSet: isSetFor(users.id),
      attempt: taskTakens,
      hasVideos: sql<boolean>`exists (select 1 from ${taskVideos} where ${taskVideos.taskId} = ${taskId})`,
      hasDraws: sql<boolean>`exists (select 1 from ${taskDraws} where ${taskDraws.taskId} = ${taskId})`,
    })
    .from(users)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .leftJoin(taskExtraTimes, and(eq(taskExtraTimes.studentId, users.id), eq(taskExtraTimes.taskId, taskId)))
    .leftJoin(taskTakens, and(eq(taskTakens.studentId, users.id), eq(taskTakens.taskId, taskId)))
    .where(inArray(users.id, [...new Set(ids)]))
    .orderBy(desc(taskTakens.number));
  const byStudent = new Map<UserId, FoundStudent>();
  for (const { id, name, extraMinutes, isSet, attempt } of rows) {
    const student = byStudent.get(id) ?? { name, extraMinutes: extraMinutes ?? 0, isSet, attempts: [] };
    if (attempt) student.attempts.push(attempt);
    byStudent.set(id, student);
  }
  return {
    byStudent,
    hasVideos: rows.some(({ hasVideos }) => hasVideos),
    hasDraws: rows.some(({ hasDraws }) => hasDraws),
  };
}

function newAttempt(
  task: TaskRow,
  studentId: UserId,
  { number, extraMinutes, now }: { number: number; extraMinutes: number; now: Date },
): AttemptRow {
  return {
    id: v7(),
    taskId: task.id,
    studentId,
    number,
    status: 'in_progress',
    late: false,
    startedAt: now,
    deadlineAt: calculateDeadline({ ...task, startedAt: now, extraMinutes }),
    submittedAt: null,
    releasedAt: null,
    returnNote: '',
    submitKey: null,
    submitReply: null,
    mark: null,
    maximum: null,
    pending: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Why a student cannot start another attempt, or null. */
function refusalOf(
  task: TaskRow,
  { attemptCount, isSet, now }: { attemptCount: number; isSet: boolean; now: Date },
): AppError | null {
  if (task.kind === 'vdo-lect') return new ConflictError('task_without_attempts', undefined);
  const phase = taskPhase(task, now);
  if (canStart(phase, attemptCount, task.maxAttempts))
    return isSet ? null : new ConflictError('task_not_set', undefined);
  if (phase === 'upcoming') return new ConflictError('task_not_open', { openAt: task.openAt?.toISOString() ?? null });
  if (phase === 'closed') return new ConflictError('task_closed', undefined);
  return new ConflictError('attempts_used_up', { maximum: task.maxAttempts });
}
