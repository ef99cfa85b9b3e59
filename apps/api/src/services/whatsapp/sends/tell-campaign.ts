import type { WhatsAppCampaignId } from '@rubrica/api-client/contract';
import type { AppContext } from '../../context.ts';

/** Tells those who watch a send, or all of them, that it has changed. After the commit. */
export function tellCampaign({ live }: Pick<AppContext, 'live'>, id: WhatsAppCampaignId): void {
  live.publish('campaign-changed', { watching: { topic: 'campaign', id } }, { campaign: id });
  live.publish('campaign-changed', { watching: { topic: 'whatsapp' } }, { campaign: id });
}
