import { and, asc, inArray, lt, notInArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { overdueBefore } from './deadline.ts';
import { handIn } from './hand-in.ts';
import type { AttemptRow } from './lock-attempt.ts';
import { openStatuses } from './state.ts';

/** What closes attempts stands on. */
export interface Closing {
  db: Database;
  clock: Clock;
  /** Told of an attempt that could not be closed; the others are. */
  failed: (attemptId: string, error: unknown) => void;
}

/**
 * Hands in every attempt whose deadline and grace have passed, each in a transaction of its own. Several servers may do it at
 * once: each claims an attempt that no other holds.
 *
 * @returns how many it has closed
 */
export async function closeOverdue({ db, clock, failed }: Closing): Promise<number> {
  const givenUp: string[] = [];
  let closed = 0;
  for (;;) {
    const outcome = await closeNext(db, clock, givenUp);
    if (outcome === 'none') return closed;
    if (outcome === 'closed') closed += 1;
    else {
      givenUp.push(outcome.attemptId);
      failed(outcome.attemptId, outcome.error);
    }
  }
}

type Outcome = 'closed' | 'none' | { attemptId: string; error: unknown };

async function closeNext(db: Database, clock: Clock, except: readonly string[]): Promise<Outcome> {
  let claimed: AttemptRow | undefined;
  try {
    return await db.transaction(async (tx) => {
      const now = clock.now();
      claimed = await claimOverdue(tx, now, except);
      if (!claimed) return 'none';
      await handIn(tx, claimed, 'time-up', now);
      return 'closed';
    });
  } catch (error) {
    if (!claimed) throw error;
    return { attemptId: claimed.id, error };
  }
}

async function claimOverdue(tx: Database, now: Date, except: readonly string[]): Promise<AttemptRow | undefined> {
  const [attempt] = await tx
    .select()
    .from(taskTakens)
    .where(
      and(
        inArray(taskTakens.status, openStatuses),
        lt(taskTakens.deadlineAt, overdueBefore(now)),
        notInArray(taskTakens.id, [...except]),
      ),
    )
    .orderBy(asc(taskTakens.deadlineAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return attempt;
}
