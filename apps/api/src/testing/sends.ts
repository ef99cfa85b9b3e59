import type { UserId, WhatsAppCampaign, WhatsAppMessageState } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../db/schema/whatsapp.ts';
import { whatsAppMessages } from '../db/schema/whatsapp-sends.ts';
import type { SignedInPerson } from './classroom.ts';
import type { TestServer } from './test-server.ts';

/** Reads the fake's sessions, and makes the first one the primary number. */
export async function choosePrimary({ app }: Pick<TestServer, 'app'>, id = '1'): Promise<void> {
  await app.whatsApp?.sync.refresh();
  await app.db.update(whatsAppSessions).set({ isPrimary: false });
  await app.db.update(whatsAppSessions).set({ isPrimary: true }).where(eq(whatsAppSessions.id, id));
}

/** Sends a text to people. */
export function sendTo(
  server: TestServer,
  who: SignedInPerson,
  { people, text }: { people: UserId[]; text: string },
): Promise<WhatsAppCampaign> {
  const body = {
    clientId: crypto.randomUUID(),
    name: text,
    texts: { en: text, ar: '' },
    audience: { who: { kind: 'people' as const, people }, to: 'both' as const },
  };
  return server.ok('sendMultipleWhatsAppMessages', { body }, who);
}

/** The states of a send's messages, by recipient. */
export async function statesOf(
  { app }: Pick<TestServer, 'app'>,
  campaign: WhatsAppCampaign,
): Promise<Map<UserId, WhatsAppMessageState>> {
  const rows = await app.db.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, campaign._id));
  return new Map(rows.map(({ recipientId, state }) => [recipientId, state]));
}
