import type { WhatsAppWait } from '@rubrica/api-client/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppLanes } from '../../../db/schema/whatsapp-sends.ts';

/** Longer than one message takes, with its time-outs: after it whoever holds a lane is taken for dead. */
export const laneLeaseMs = 60_000;

/** A session as one server sends by it. */
export interface Lane {
  sessionId: string;
  holder: string;
}

type Row = typeof whatsAppLanes.$inferSelect;

/**
 * Takes the lane of a session, or keeps it. Returns it, and whether it was taken; null where another server has it.
 */
export async function holdLane(
  tx: Database,
  { sessionId, holder }: Lane,
  now: Date,
): Promise<{ lane: Row; isTaken: boolean } | null> {
  await tx.insert(whatsAppLanes).values({ sessionId }).onConflictDoNothing();
  const [before] = await tx.select().from(whatsAppLanes).where(eq(whatsAppLanes.sessionId, sessionId)).for('update');
  const [lane] = await tx
    .update(whatsAppLanes)
    .set({ holder, heldUntil: new Date(now.getTime() + laneLeaseMs) })
    .where(
      and(
        eq(whatsAppLanes.sessionId, sessionId),
        or(isNull(whatsAppLanes.holder), eq(whatsAppLanes.holder, holder), lte(whatsAppLanes.heldUntil, now)),
      ),
    )
    .returning();
  return lane ? { lane, isTaken: before?.holder !== holder } : null;
}

/** Changes a lane that is held. Returns whether it still is. */
export async function setLane(
  tx: Database,
  { sessionId, holder }: Lane,
  set: Partial<Pick<Row, 'heldUntil' | 'nextAt' | 'unclear'>> & { waitsFor?: WhatsAppWait | null },
): Promise<boolean> {
  const changed = await tx
    .update(whatsAppLanes)
    .set(set)
    .where(and(eq(whatsAppLanes.sessionId, sessionId), eq(whatsAppLanes.holder, holder)))
    .returning({ id: whatsAppLanes.sessionId });
  return changed.length > 0;
}

/** Gives a lane back. */
export async function releaseLane(db: Database, { sessionId, holder }: Lane): Promise<void> {
  await db
    .update(whatsAppLanes)
    .set({ holder: null, heldUntil: null })
    .where(and(eq(whatsAppLanes.sessionId, sessionId), eq(whatsAppLanes.holder, holder)));
}
