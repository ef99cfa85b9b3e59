import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../db/schema/whatsapp.ts';
import type { AppContext } from '../services/context.ts';

/** Reads the demo's WhatsApp sessions, and makes the first connected number the primary one. */
export async function seedPrimaryNumber({ db, whatsApp }: AppContext): Promise<void> {
  await whatsApp?.sync.refresh();
  const [first] = await db
    .select()
    .from(whatsAppSessions)
    .where(eq(whatsAppSessions.status, 'connected'))
    .orderBy(whatsAppSessions.position)
    .limit(1);
  if (first) await db.update(whatsAppSessions).set({ isPrimary: true }).where(eq(whatsAppSessions.id, first.id));
}
