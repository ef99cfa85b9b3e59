import { isNotNull } from 'drizzle-orm';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { AppContext } from '../context.ts';
import { NotFoundError, UnauthenticatedError } from '../errors/errors.ts';
import { storeStatus } from './store-sessions.ts';

/**
 * Takes what the provider reports by itself. What is older than what is known, comes twice, or is of no session here changes nothing.
 *
 * @throws {NotFoundError} where WhatsApp is not set up, {UnauthenticatedError} for a wrong secret
 */
export async function takeWebhook(
  { db, clock, whatsApp }: AppContext,
  request: { secret: string | undefined; body: unknown },
): Promise<void> {
  if (!whatsApp) throw new NotFoundError();
  const event = whatsApp.provider.parseWebhook(request);
  if (event === null) throw new UnauthenticatedError();
  if (event.kind !== 'session-status') return;
  // Whatever the event is worth, and also if its session is not known yet: the next reading asks.
  whatsApp.sync.expire();
  const rows = await db.select().from(whatsAppSessions).where(isNotNull(whatsAppSessions.encryptedKey));
  for (const { id, encryptedKey } of rows) {
    if (encryptedKey === null || (await whatsApp.seal.open(encryptedKey, id)) !== event.key) continue;
    const now = clock.now();
    // A provider whose clock is ahead must not outdo what is read from it later.
    if (event.at !== null) await storeStatus(db, id, { status: event.status, at: event.at < now ? event.at : now });
  }
}
