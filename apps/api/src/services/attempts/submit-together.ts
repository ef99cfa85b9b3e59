import type { TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../../batcher.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { NotFoundError } from '../errors/errors.ts';
import { recordPractices } from '../practice/record-practice.ts';
import { isOpen } from './attempt-status.ts';
import type { AttemptSubmit } from './attempt-submit.ts';
import { isPastGracePeriod } from './deadline.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { markAnswers } from './recalculate-marks.ts';
import { attemptColumns, type AttemptDetails, toTaskTaken } from './select-attempts.ts';
import { storeSubmissions, submitAttempt } from './submit-attempts.ts';

interface SubmitOptions {
  db: Database;
  clock: Clock;
  timeZone: string;
}

/** Marking an attempt takes about a millisecond, and a save that arrives meanwhile waits for the whole batch. */
const maxSize = 16;

/** Creates the queue of a server's submits: those that arrive at the same time are done together, one batch after the other. */
export function createAttemptSubmits(options: SubmitOptions): Batcher<AttemptSubmit, TaskTaken> {
  const submitInTransaction = (submits: readonly AttemptSubmit[]) =>
    options.db.transaction((tx) => submitAll(tx, options, submits));
  return createBatcher({ run: (submits) => doTogether(submits, submitInTransaction), maxSize, concurrency: 1 });
}

/** Submits attempts, each as if it were alone and after those before it. */
async function submitAll(
  tx: Database,
  { clock, timeZone }: SubmitOptions,
  submits: readonly AttemptSubmit[],
): Promise<Outcomes<TaskTaken>> {
  const locked = await lockAttempts(tx, [...new Set(submits.map(({ attemptId }) => attemptId))]);
  const now = clock.now();
  const openIds = [...locked.values()].flatMap(({ attempt }) => (isOpen(attempt.status) ? [attempt.id] : []));
  const marked = openIds.length === 0 ? [] : await markAnswers(tx, openIds);
  const markedOf = Map.groupBy(marked, ({ taskTakenId }) => taskTakenId);
  const submitted = new Map<TaskTakenId, AttemptRow>();
  const outcomes = submits.map(({ attemptId, key }): PromiseSettledResult<TaskTaken> => {
    const found = locked.get(attemptId);
    if (!found) return { status: 'rejected', reason: new NotFoundError() };
    const attempt = submitted.get(attemptId) ?? found.attempt;
    if (attempt.submitKey === key && attempt.submitReply) return { status: 'fulfilled', value: attempt.submitReply };
    // Only its student submits an attempt.
    const replyOf = (row: AttemptRow) => toTaskTaken({ ...found, attempt: row }, 'student', now);
    if (!isOpen(attempt.status)) return { status: 'fulfilled', value: replyOf(attempt) };
    const by = isPastGracePeriod(attempt.deadlineAt, now) ? 'time-up' : 'submit';
    const after = submitAttempt({ attempt, dueAt: found.dueAt, marked: markedOf.get(attemptId) ?? [] }, by, now);
    const submitReply = replyOf(after);
    submitted.set(attemptId, { ...after, submitKey: key, submitReply });
    return { status: 'fulfilled', value: submitReply };
  });
  await storeSubmissions(
    tx,
    [...submitted.values()],
    marked.filter(({ taskTakenId }) => submitted.has(taskTakenId)),
  );
  const practised = [...submitted.values()].map(({ studentId }) => ({ studentId, lastAt: null }));
  await recordPractices(tx, practised, { now, timeZone });
  return outcomes;
}

type LockedAttempt = AttemptDetails & { dueAt: Date | null };

/** Reads attempts with all that a reply shows, and locks them, and with them saves of their answers, until the transaction ends. */
async function lockAttempts(tx: Database, ids: TaskTakenId[]): Promise<Map<TaskTakenId, LockedAttempt>> {
  const rows = await tx
    .select({ ...attemptColumns, dueAt: tasks.dueAt })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(inArray(taskTakens.id, ids))
    // In one order, so that two servers never wait for each other.
    .orderBy(asc(taskTakens.id))
    .for('update', { of: taskTakens });
  return new Map(rows.map((row) => [row.attempt.id, row]));
}
