import type { WhatsAppMessage } from '@rubrica/api-client/contract';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Returns why a message was not sent and what to do, or why it is not known whether it was; null for all other messages. */
export function useMessageReason(): (
  message: Pick<WhatsAppMessage, 'state' | 'failure' | 'settledBy'>,
) => string | null {
  const { reasons } = useMessages({ en, ar });
  return ({ state, failure, settledBy }) => {
    if (state === 'unknown') return reasons[failure ?? 'no-answer'];
    if (state !== 'failed') return null;
    // Whoever decided so knows it; the provider said nothing.
    return settledBy === null ? reasons[failure ?? 'other'] : reasons['not-sent'];
  };
}
