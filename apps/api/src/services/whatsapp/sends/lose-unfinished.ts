import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { changeMessage } from './change-message.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import { laneLeaseMs } from './lane.ts';

/**
 * Finds messages whose sending was begun by a server that has stopped since: whether they were sent is unknown. Those of a session that
 * was just taken over, or else those that were begun so long ago that nobody sends them any more.
 */
export async function loseUnfinished(tx: Database, now: Date, sessionId?: string): Promise<void> {
  const isLeft =
    sessionId === undefined
      ? lte(whatsAppMessages.attemptedAt, new Date(now.getTime() - 2 * laneLeaseMs))
      : eq(whatsAppMessages.sessionId, sessionId);
  const left = await tx
    .select({ id: whatsAppMessages.id })
    .from(whatsAppMessages)
    .where(and(eq(whatsAppMessages.state, 'sending'), isLeft));
  for (const { id } of left) {
    const set = { failure: 'server-stopped' as const, checkAt: now };
    await changeMessage(tx, id, { event: 'lose', at: now, set });
  }
  if (left.length > 0) await finishCampaigns(tx, now);
}
