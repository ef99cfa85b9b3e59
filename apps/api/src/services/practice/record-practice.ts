import type { UserId } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { practiceDays } from '../../db/schema/practice.ts';
import { dateIn } from '../meetings/occurrences.ts';

interface Practice {
  studentId: UserId;
  now: Date;
  timeZone: string;
  /** When the student last did the same, where that is known: on the same day nothing is written. */
  lastAt: Date | null | undefined;
}

/** Writes down that a student practised today. */
export async function recordPractice(db: Database, { now, timeZone, ...practised }: Practice): Promise<void> {
  await recordPractices(db, [practised], { now, timeZone });
}

/** Writes down that students practised today: those who last did on an earlier day. */
export async function recordPractices(
  db: Database,
  practised: readonly Pick<Practice, 'studentId' | 'lastAt'>[],
  { now, timeZone }: Pick<Practice, 'now' | 'timeZone'>,
): Promise<void> {
  const day = dateIn(now, timeZone);
  const isFirst = ({ lastAt }: Pick<Practice, 'lastAt'>) => !lastAt || dateIn(lastAt, timeZone) !== day;
  const students = new Set(practised.filter(isFirst).map(({ studentId }) => studentId));
  // Sorted, so that two servers wait for each other's rows in one order.
  const rows = [...students].toSorted().map((studentId) => ({ studentId, day }));
  if (rows.length > 0) await db.insert(practiceDays).values(rows).onConflictDoNothing();
}
