import type { TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { Live } from '../live/live.ts';
import { latestOverdueDeadline } from './deadline.ts';
import { markAnswers } from './recalculate-marks.ts';
import { storeSubmissions, submitAttempt } from './submit-attempts.ts';
import { tellAttempt } from './tell-attempt.ts';
import { openStatuses } from './attempt-status.ts';

export interface CloseOverdueOptions {
  db: Database;
  clock: Clock;
  live: Live;
  /** Called for each attempt that could not be closed; the others are still closed. */
  onAttemptError: (attemptId: TaskTakenId, error: unknown) => void;
}

/** So few that whoever saves does not wait long for the marking of a class whose time is over. */
const batchSize = 16;

/**
 * Submits every attempt whose deadline and grace period have passed, some in one transaction. Where that fails, each of them is
 * submitted alone. Several servers may do this at once: each locks attempts and skips those that are locked. The pages on which one is
 * open are told.
 *
 * @returns the number of attempts that were closed
 */
export async function closeOverdue({ db, clock, live, onAttemptError }: CloseOverdueOptions): Promise<number> {
  const failedIds: TaskTakenId[] = [];
  let closed = 0;
  let alone = 0;
  for (;;) {
    const outcome = await closeSome(db, clock, { excludedIds: failedIds, limit: alone > 0 ? 1 : batchSize });
    alone = Math.max(0, alone - 1);
    if (outcome.ids.length === 0) return closed;
    if (!('error' in outcome)) {
      closed += outcome.ids.length;
      for (const id of outcome.ids) tellAttempt(live, id, 'closed');
    } else if (outcome.ids.length > 1) {
      alone = outcome.ids.length;
    } else {
      failedIds.push(...outcome.ids);
      for (const id of outcome.ids) onAttemptError(id, outcome.error);
    }
  }
}

/** The attempts that were closed, or that could not be. */
type Outcome = { ids: TaskTakenId[] } | { ids: TaskTakenId[]; error: unknown };

interface Selection {
  excludedIds: readonly TaskTakenId[];
  limit: number;
}

async function closeSome(db: Database, clock: Clock, selection: Selection): Promise<Outcome> {
  let ids: TaskTakenId[] = [];
  try {
    return await db.transaction(async (tx) => {
      const now = clock.now();
      const locked = await lockOverdue(tx, now, selection);
      ids = locked.map(({ attempt }) => attempt.id);
      const marked = ids.length === 0 ? [] : await markAnswers(tx, ids);
      const markedOf = Map.groupBy(marked, ({ taskTakenId }) => taskTakenId);
      const submitted = locked.map(({ attempt, dueAt }) =>
        submitAttempt({ attempt, dueAt, marked: markedOf.get(attempt.id) ?? [] }, 'time-up', now),
      );
      await storeSubmissions(tx, submitted, marked);
      return { ids };
    });
  } catch (error) {
    if (ids.length === 0) throw error;
    return { ids, error };
  }
}

function lockOverdue(tx: Database, now: Date, { excludedIds, limit }: Selection) {
  return tx
    .select({ attempt: taskTakens, dueAt: tasks.dueAt })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(
      and(
        inArray(taskTakens.status, openStatuses),
        lt(taskTakens.deadlineAt, latestOverdueDeadline(now)),
        notInArray(taskTakens.id, [...excludedIds]),
      ),
    )
    .orderBy(asc(taskTakens.deadlineAt), asc(taskTakens.id))
    .limit(limit)
    .for('update', { of: taskTakens, skipLocked: true });
}
