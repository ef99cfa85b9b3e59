import type { WhatsAppMessageId } from '@rubrica/api-client/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { type MessageEvent, statesBefore } from '../message-states.ts';

type Message = typeof whatsAppMessages.$inferSelect;

interface Change {
  event: MessageEvent;
  at: Date;
  set?: Partial<Message>;
  /** A further condition under which the event counts. */
  where?: SQL | undefined;
}

/** Lets something happen to a message. Returns it as it is afterwards; null where the event changes nothing in its state. */
export async function changeMessage(
  tx: Database,
  id: WhatsAppMessageId,
  { event, at, set, where }: Change,
): Promise<Message | null> {
  for (const [next, before] of Map.groupBy(statesBefore(event), (each) => each.next)) {
    const [changed] = await tx
      .update(whatsAppMessages)
      // Somebody's decision is about the state before.
      .set({ settledBy: null, ...set, state: next, stateAt: at })
      .where(
        and(
          eq(whatsAppMessages.id, id),
          inArray(
            whatsAppMessages.state,
            before.map(({ state }) => state),
          ),
          where,
        ),
      )
      .returning();
    if (changed) return changed;
  }
  return null;
}
