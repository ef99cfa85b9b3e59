import type { WhatsAppMessage } from '@rubrica/api-client/contract';
import { QuietButton } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Failures that a second try meets again. */
const lasting: ReadonlySet<WhatsAppMessage['failure']> = new Set([
  'no-number',
  'opted-out',
  'no-consent',
  'media-missing',
]);

/** Whether a message was not sent, and may be with another try. */
export const canBeSentAgain = ({ state, failure, recipient }: WhatsAppMessage): boolean =>
  state === 'failed' && recipient !== null && !lasting.has(failure);

interface AgainButtonProps {
  message: WhatsAppMessage;
  /** Who it was for. */
  name: string;
}

/** Sends a message again that failed. */
export function AgainButton({ message, name }: AgainButtonProps) {
  const { one: m, settle } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [sendAgain, isSending] = useExclusive(async () => {
    // The toast says what went wrong.
    await runChange(async () => {
      await api.settleWhatsAppMessage({ params: { id: message._id }, body: { as: 'failed', sendAgain: true } });
      return settle.saved.again;
    }, settle.notSaved).catch(() => {});
    await invalidate(client, 'WhatsAppCampaign');
  });
  return (
    <QuietButton
      icon={<RotateCcw aria-hidden="true" />}
      loading={isSending}
      aria-label={m.againFor(name)}
      onClick={() => void sendAgain()}
    >
      {settle.save.again}
    </QuietButton>
  );
}
