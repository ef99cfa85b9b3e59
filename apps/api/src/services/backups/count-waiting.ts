import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';

/** What a server sends as soon as it starts on a database. */
export interface Waiting {
  mails: number;
  messages: number;
}

/** Counts what waits to be sent: mails whose job waits, and WhatsApp messages of campaigns that are under way. */
export async function countWaiting(db: Database, { hasJobs }: { hasJobs: boolean }): Promise<Waiting> {
  const batches = sql`select data->>'batch' from pgboss.job where name = 'send-mails' and state < 'completed'`;
  const running = db
    .select({ id: whatsAppCampaigns.id })
    .from(whatsAppCampaigns)
    .where(eq(whatsAppCampaigns.state, 'running'));
  return {
    mails: hasJobs ? await db.$count(pendingMails, sql`${pendingMails.batch}::text in (${batches})`) : 0,
    messages: await db.$count(
      whatsAppMessages,
      and(eq(whatsAppMessages.state, 'queued'), inArray(whatsAppMessages.campaignId, running)),
    ),
  };
}
