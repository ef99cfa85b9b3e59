import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import type { SendRate, WhatsAppFailure, WhatsAppResult } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import { openKey, readKey } from '../session-key.ts';
import { storeStatus } from '../store-sessions.ts';
import { tellSessions } from '../tell-sessions.ts';
import type { WhatsApp } from '../whatsapp.ts';
import type { TakenMessage } from './take-next.ts';

/** A session that messages are sent by. */
export interface Sender {
  sessionId: string;
  key: string;
}

/** What came of handing a message over; `not-connected`: it was not taken, because the session has lost its phone. */
export type HandOver =
  | { ok: true; messageId: string; rate: SendRate }
  | { ok: false; failure: WhatsAppFailure | { kind: 'not-connected' } };

/** Returns the primary number, where it can send. */
export async function openSender({ db }: Pick<AppContext, 'db'>, whatsApp: WhatsApp): Promise<Sender | null> {
  const [primary] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.isPrimary, true));
  if (!primary || primary.status !== 'connected') return null;
  const key = await openKey({ db }, whatsApp, primary.id);
  return key === null ? null : { sessionId: primary.id, key };
}

/** Hands a message to the provider. A key that is no longer valid is read again, once. */
export async function handOver(
  app: AppContext,
  whatsApp: WhatsApp,
  { sender, taken: { message, to, media } }: { sender: Sender; taken: TakenMessage },
): Promise<HandOver> {
  const send = (key: string): Promise<WhatsAppResult<{ messageId: string; rate: SendRate }>> =>
    whatsApp.provider.send({
      key,
      to,
      ...(message.text === '' ? {} : { text: message.text }),
      ...(media ? { media } : {}),
    });
  let result = await send(sender.key);
  if (!result.ok && result.failure.kind === 'unauthorized') {
    const renewed = await readKey(app, whatsApp, sender.sessionId);
    if (renewed !== null && renewed !== sender.key) result = await send(renewed);
  }
  if (result.ok) return { ok: true, ...result.value };
  const { failure } = result;
  // Some providers refuse each message of a session without a phone: that is not the message's fault.
  if (failure.kind === 'refused' && Object.keys(failure.fields).length === 0) {
    const at = app.clock.now();
    const link = await whatsApp.provider.readLink(sender.sessionId);
    if (link.ok && link.value.status !== 'connected') {
      if (await storeStatus(app.db, sender.sessionId, { status: link.value.status, at })) tellSessions(app.live);
      return { ok: false, failure: { kind: 'not-connected' } };
    }
  }
  return { ok: false, failure };
}
