import type { WhatsAppMessageId } from '@rubrica/api-client/contract';
import type { DeliveryStatus } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import type { MessageEvent } from '../message-states.ts';
import { changeMessage } from './change-message.ts';
import { tellCampaign } from './tell-campaign.ts';

const events: Readonly<Record<DeliveryStatus, MessageEvent>> = {
  pending: 'accept',
  sent: 'accept',
  delivered: 'deliver',
  read: 'read',
  // A recording that was heard.
  played: 'read',
  failed: 'fail',
};

/** Takes what the provider says of a message. What is older than what is known, or comes twice, changes nothing. */
export async function reportStatus(
  app: Pick<AppContext, 'db' | 'clock' | 'live'>,
  id: WhatsAppMessageId,
  status: DeliveryStatus,
): Promise<void> {
  const { db, clock } = app;
  const event = events[status];
  const isOpen = event === 'accept';
  const changed = await changeMessage(db, id, {
    event,
    at: clock.now(),
    set: { failure: event === 'fail' ? 'not-delivered' : null, ...(isOpen ? {} : { checkAt: null }) },
  });
  if (changed) tellCampaign(app, changed.campaignId);
}
