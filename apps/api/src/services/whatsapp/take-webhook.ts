import { isNotNull } from 'drizzle-orm';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { AppContext } from '../context.ts';
import { NotFoundError, UnauthenticatedError } from '../errors/errors.ts';
import { tellingPeople } from '../live/told-people.ts';
import type { ProviderEvent } from '../../whatsapp/provider.ts';
import { takeMessage } from './sends/take-message.ts';
import { takeStatus } from './sends/take-status.ts';
import { storeStatus } from './store-sessions.ts';
import { tellSessions } from './tell-sessions.ts';

/**
 * Takes what the provider reports by itself. What is older than what is known, comes twice, or is of no session here changes nothing.
 *
 * @throws {NotFoundError} where WhatsApp is not set up, {UnauthenticatedError} for a wrong secret
 */
export async function takeWebhook(
  app: AppContext,
  request: { secret: string | undefined; body: unknown },
): Promise<void> {
  const { db, whatsApp } = app;
  if (!whatsApp) throw new NotFoundError();
  const events = whatsApp.provider.parseWebhook(request);
  if (events === null) throw new UnauthenticatedError();
  const [first] = events;
  if (!first) return;
  // Whatever the event is worth, and also if its session is not known yet: the next reading asks.
  if (first.kind === 'session-status') whatsApp.sync.expire();
  const rows = await db.select().from(whatsAppSessions).where(isNotNull(whatsAppSessions.encryptedKey));
  for (const { id, encryptedKey } of rows) {
    if (encryptedKey === null || (await whatsApp.seal.open(encryptedKey, id)) !== first.key) continue;
    for (const event of events) await tellingPeople(app, () => takeEvent(app, id, event));
  }
}

async function takeEvent(app: AppContext, sessionId: string, event: ProviderEvent): Promise<void> {
  switch (event.kind) {
    case 'session-status': {
      const now = app.clock.now();
      // A provider whose clock is ahead must not outdo what is read from it later.
      const at = event.at !== null && event.at < now ? event.at : now;
      if (event.at !== null) await storeStatus(app.db, sessionId, { status: event.status, at });
      tellSessions(app.live);
      return;
    }
    case 'message-status':
      return takeStatus(app, sessionId, event);
    case 'message-received':
      return takeMessage(app, sessionId, event);
  }
}
