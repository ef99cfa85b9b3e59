import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { AppContext } from '../context.ts';
import type { WhatsApp } from './whatsapp.ts';

/** Returns what sends in the name of a session, as it is stored; the provider is asked where there is none, or it does not open. */
export async function openKey(
  app: Pick<AppContext, 'db'>,
  whatsApp: WhatsApp,
  sessionId: string,
): Promise<string | null> {
  const [session] = await app.db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, sessionId));
  if (!session) return null;
  const sealed = session.encryptedKey;
  return (sealed === null ? null : await whatsApp.seal.open(sealed, sessionId)) ?? readKey(app, whatsApp, sessionId);
}

/** Asks the provider for a session's key, and stores it; null where it does not say. */
export async function readKey(
  { db }: Pick<AppContext, 'db'>,
  { provider, seal }: WhatsApp,
  sessionId: string,
): Promise<string | null> {
  const key = await provider.readKey(sessionId);
  if (!key.ok) return null;
  const values = { encryptedKey: await seal.close(key.value, sessionId) };
  await db.update(whatsAppSessions).set(values).where(eq(whatsAppSessions.id, sessionId));
  return key.value;
}
