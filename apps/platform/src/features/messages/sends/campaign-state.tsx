import type { WhatsAppCampaign, WhatsAppMessageState } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const campaignTones = {
  running: 'accent',
  paused: 'warning',
  cancelled: 'neutral',
  finished: 'success',
} as const satisfies Record<WhatsAppCampaign['state'], ChipTone>;

const messageTones = {
  queued: 'neutral',
  sending: 'accent',
  accepted: 'accent',
  delivered: 'success',
  read: 'success',
  failed: 'danger',
  unknown: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<WhatsAppMessageState, ChipTone>;

/** The state of a send. */
export function CampaignStateChip({ state }: { state: WhatsAppCampaign['state'] }) {
  const { campaignStates } = useMessages({ en, ar });
  return <Chip tone={campaignTones[state]}>{campaignStates[state]}</Chip>;
}

/** The state of the message to one person. */
export function MessageStateChip({ state }: { state: WhatsAppMessageState }) {
  const { states, stateHints } = useMessages({ en, ar });
  return (
    <Chip tone={messageTones[state]} title={stateHints[state]}>
      {states[state]}
    </Chip>
  );
}

/** Returns why a send does not go on at the moment; null where it does, or where there is nothing to send. */
export function useWaitText(): (campaign: WhatsAppCampaign) => string | null {
  const { waits, pauses } = useMessages({ en, ar });
  const { dateTime } = useFormat();
  return ({ state, waitsFor, waitsUntil, pauseReason }) => {
    if (state === 'paused') return pauseReason === 'unclear-replies' ? pauses['unclear-replies'] : null;
    if (state !== 'running' || waitsFor === null) return null;
    return waits[waitsFor](waitsUntil === null ? null : dateTime(waitsUntil));
  };
}

/** Returns what a send is called. */
export function useCampaignName(): (campaign: Pick<WhatsAppCampaign, 'name' | 'automation'>) => string {
  const { automatic } = useMessages({ en, ar });
  return ({ name, automation }) => (automation === null ? name : `${automatic.kinds[automation]} · ${name}`);
}
