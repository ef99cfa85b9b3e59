import type { UserId } from '@rubrica/api-client/contract';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../services/context.ts';
import { expectRow } from '../../services/queries/query-results.ts';

/** A send of nobody's, to one person. */
export async function makeCampaign({ db, clock }: AppContext, recipientId: UserId) {
  const audience = { who: { kind: 'people' as const, people: [recipientId] }, to: 'both' as const };
  const { id } = expectRow(
    await db
      .insert(whatsAppCampaigns)
      .values({
        name: 'News',
        kind: 'manual',
        clientId: crypto.randomUUID(),
        texts: { en: 'News.', ar: '' },
        audience,
        state: 'running',
      })
      .returning(),
  );
  const { id: message } = expectRow(
    await db
      .insert(whatsAppMessages)
      .values({ campaignId: id, recipientId, text: 'News.', state: 'unknown', stateAt: clock.now() })
      .returning(),
  );
  return { id, message };
}
