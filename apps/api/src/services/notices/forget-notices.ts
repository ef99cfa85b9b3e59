import type { NoticeKind } from '@rubrica/api-client/contract';
import { and, inArray, lt, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';

const dayMs = 24 * 3_600_000;
/** Notices are kept this long after they were read, and the others this long at most. */
const [readDays, mostDays] = [30, 180];

/** Removes the notices about objects that are gone, or of these kinds about objects of which they are no longer true. */
export async function forgetNotices(
  tx: Database,
  subjectIds: readonly string[],
  kinds?: readonly NoticeKind[],
): Promise<void> {
  const ofKinds = kinds && inArray(notices.kind, [...kinds]);
  await tx.delete(notices).where(and(inArray(notices.subjectId, [...subjectIds]), ofKinds));
}

/** Removes notices that have been read for a month, and those that are half a year old. */
export async function removeOldNotices(db: Database, clock: Clock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  await db.delete(notices).where(or(lt(notices.readAt, daysAgo(readDays)), lt(notices.at, daysAgo(mostDays))));
}
