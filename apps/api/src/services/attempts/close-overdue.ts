import type { TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, inArray, lt, notInArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import type { Live } from '../live/live.ts';
import { latestOverdueDeadline } from './deadline.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { tellAttempt } from './tell-attempt.ts';
import { openStatuses } from './attempt-status.ts';

export interface CloseOverdueOptions {
  db: Database;
  clock: Clock;
  live: Live;
  /** Called for each attempt that could not be closed; the others are still closed. */
  onAttemptError: (attemptId: TaskTakenId, error: unknown) => void;
}

/**
 * Submits every attempt whose deadline and grace period have passed, each in its own transaction. Several servers may do this
 * at once: each locks an attempt and skips those that are locked. The pages on which one is open are told.
 *
 * @returns the number of attempts that were closed
 */
export async function closeOverdue({ db, clock, live, onAttemptError }: CloseOverdueOptions): Promise<number> {
  const failedIds: TaskTakenId[] = [];
  let closed = 0;
  for (;;) {
    const outcome = await closeNext(db, clock, failedIds);
    if (outcome === 'none') return closed;
    if ('error' in outcome) {
      failedIds.push(outcome.attemptId);
      onAttemptError(outcome.attemptId, outcome.error);
    } else {
      closed += 1;
      tellAttempt(live, outcome.attemptId, 'closed');
    }
  }
}

type Outcome = 'none' | { attemptId: TaskTakenId } | { attemptId: TaskTakenId; error: unknown };

async function closeNext(db: Database, clock: Clock, excludedIds: readonly TaskTakenId[]): Promise<Outcome> {
  let locked: AttemptRow | undefined;
  try {
    return await db.transaction(async (tx) => {
      const now = clock.now();
      locked = await lockNextOverdue(tx, now, excludedIds);
      if (!locked) return 'none';
      await submitAttempt(tx, locked, 'time-up', now);
      return { attemptId: locked.id };
    });
  } catch (error) {
    if (!locked) throw error;
    return { attemptId: locked.id, error };
  }
}

async function lockNextOverdue(
  tx: Database,
  now: Date,
  excludedIds: readonly TaskTakenId[],
): Promise<AttemptRow | undefined> {
  const [attempt] = await tx
    .select()
    .from(taskTakens)
    .where(
      and(
        inArray(taskTakens.status, openStatuses),
        lt(taskTakens.deadlineAt, latestOverdueDeadline(now)),
        notInArray(taskTakens.id, [...excludedIds]),
      ),
    )
    .orderBy(asc(taskTakens.deadlineAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return attempt;
}
