import { and, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { accountLinks, knownDevices, sessions, verifications } from '../../db/schema/auth.ts';
import { pairingCodes } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { forgetRemoved } from '../calendar/removed-meetings.ts';
import { forgetEndedSessions } from '../live/ended-sessions.ts';
import { forgetPresences } from '../live/presence.ts';
import { removeOldNotices } from '../notices/forget-notices.ts';
import { takeBackInterrupted } from '../user-imports/take-back.ts';

const dayMs = 24 * 3_600_000;
/** How long the page of a dead link can say that it was used or has expired. */
const deadLinkDays = 30;
/** A device that has not been used for half a year is known no longer. */
const knownDeviceDays = 180;

/**
 * Deletes sessions, codes, grants and rate limit counts that expired more than a day ago, dead links, unused devices, old notices,
 * what sockets left, and the rows that imports of people left out. Takes back imports whose server has died.
 */
export async function deleteExpiredRows(db: Database, clock: Clock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const yesterday = daysAgo(1);
  await db
    .update(userImports)
    .set({ faultyRows: null })
    .where(and(isNotNull(userImports.faultyRows), lt(userImports.createdAt, yesterday)));
  await db.delete(sessions).where(lt(sessions.expiresAt, yesterday));
  await db.delete(verifications).where(lt(verifications.expiresAt, yesterday));
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, yesterday));
  // Whose invitation was never used can be seen, and asked again, for as long as they have no password.
  const isDone = or(ne(accountLinks.kind, 'invitation'), isNotNull(accountLinks.usedAt));
  await db.delete(accountLinks).where(and(lt(accountLinks.expiresAt, daysAgo(deadLinkDays)), isDone));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(knownDeviceDays)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, yesterday));
  await forgetEndedSessions(db);
  await forgetPresences(db);
  await removeOldNotices(db, clock);
  await forgetRemoved(db, clock);
  await takeBackInterrupted(db, clock);
}
