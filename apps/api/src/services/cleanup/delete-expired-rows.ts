import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, verifications } from '../../db/schema/auth.ts';
import { pairingCodes } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';

const dayMs = 24 * 3_600_000;

/** Deletes sessions, codes, grants and rate limit counts that expired more than a day ago. */
export async function deleteExpiredRows(db: Database, clock: Clock): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - dayMs);
  await db.delete(sessions).where(lt(sessions.expiresAt, yesterday));
  await db.delete(verifications).where(lt(verifications.expiresAt, yesterday));
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, yesterday));
  await db.delete(rateLimits).where(lt(rateLimits.expire, yesterday));
}
