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
export async function recordPractice(db: Database, { studentId, now, timeZone, lastAt }: Practice): Promise<void> {
  const day = dateIn(now, timeZone);
  if (lastAt && dateIn(lastAt, timeZone) === day) return;
  await db.insert(practiceDays).values({ studentId, day }).onConflictDoNothing();
}
