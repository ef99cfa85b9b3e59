import { and, eq, inArray, or } from 'drizzle-orm';
import { whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { ProviderEvent } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import { reportStatus } from './report-status.ts';

type StatusEvent = Extract<ProviderEvent, { kind: 'message-status' }>;

/**
 * Takes what the provider reports by itself of messages that a session sent. The provider and WhatsApp name a message differently: an
 * event that has both names tells that they are of one, later ones may have either.
 */
export async function takeStatus(
  app: AppContext,
  sessionId: string,
  { messageIds, status }: StatusEvent,
): Promise<void> {
  const { db } = app;
  const ids = [...messageIds];
  const found = await db
    .select()
    .from(whatsAppMessages)
    .where(
      and(
        eq(whatsAppMessages.sessionId, sessionId),
        or(inArray(whatsAppMessages.providerMessageId, ids), inArray(whatsAppMessages.remoteId, ids)),
      ),
    );
  for (const { id, providerMessageId } of found) {
    const remoteId = ids.find((name) => name !== providerMessageId);
    if (remoteId !== undefined) await db.update(whatsAppMessages).set({ remoteId }).where(eq(whatsAppMessages.id, id));
    if (status !== null) await reportStatus(app, id, status);
  }
}
