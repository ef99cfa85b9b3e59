import type { WhatsAppCampaign } from '@rubrica/api-client/contract';

/** How soon to look again, while something is being sent. */
const refreshMs = 3_000;
/** How soon to look again at a send that is heard of: an event may get lost, and none says how long it still takes. */
const heardMs = 10_000;
/** How soon to look for what became of what was sent: whether it arrived and was read. */
const reportMs = 30_000;

/**
 * How many of a send's messages are over: all but those that wait or are being sent. Of a send that was cancelled, those that were
 * cancelled with it are not: they would look sent.
 */
export function doneOf({ total, counts, state }: Pick<WhatsAppCampaign, 'total' | 'counts' | 'state'>): number {
  return total - counts.queued - counts.sending - (state === 'cancelled' ? counts.cancelled : 0);
}

/** How soon to look again at a send; `isHeard`: the server says by itself when it has changed. */
export function refreshOf(campaign: WhatsAppCampaign | undefined, isHeard = false): number | false {
  if (campaign === undefined) return false;
  if (campaign.state === 'running' || campaign.counts.sending > 0) return isHeard ? heardMs : refreshMs;
  return campaign.counts.accepted > 0 ? reportMs : false;
}

/** How soon to look again at several. */
export function refreshOfAll(campaigns: readonly WhatsAppCampaign[] | undefined): number | false {
  const all = (campaigns ?? []).map((campaign) => refreshOf(campaign)).filter((ms) => ms !== false);
  return all.length > 0 ? Math.min(...all) : false;
}
