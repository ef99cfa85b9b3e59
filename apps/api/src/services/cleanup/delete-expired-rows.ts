import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, verifications } from '../../db/schema/auth.ts';
import { pairingCodes } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';

const day = 24 * 3_600_000;

/** Deletes what has been over for a day: sessions, codes, grants and counted tries. Nothing of it opens anything any more. */
export async function deleteExpiredRows(db: Database, clock: Clock): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - day);
  await db.delete(sessions).where(lt(sessions.expiresAt, yesterday));
  await db.delete(verifications).where(lt(verifications.expiresAt, yesterday));
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, yesterday));
  await db.delete(rateLimits).where(lt(rateLimits.expire, yesterday));
}
