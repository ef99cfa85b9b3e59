import type { WhatsAppMessage } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Radio, RadioGroup, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useMessageReason } from './message-reason.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const decisions = ['delivered', 'failed', 'again'] as const;
type Decision = (typeof decisions)[number];

/** What each decision tells the server. */
const bodies = {
  delivered: { as: 'delivered' },
  failed: { as: 'failed' },
  again: { as: 'failed', sendAgain: true },
} as const satisfies Record<Decision, { as: 'delivered' | 'failed'; sendAgain?: boolean }>;

interface SettleDialogProps {
  message: WhatsAppMessage;
  /** Who it was for. */
  name: string;
  onClose: () => void;
}

/** Somebody decides what became of a message of which nobody knows whether it was sent. */
export function SettleDialog({ message, name, onClose }: SettleDialogProps) {
  const { settle: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const reason = useMessageReason()(message);
  const [decision, setDecision] = useState<Decision>('delivered');
  const [failure, setFailure] = useState('');
  const [save, isSaving] = useExclusive(async () => {
    setFailure('');
    try {
      await api.settleWhatsAppMessage({ params: { id: message._id }, body: bodies[decision] });
      toast.success(m.saved[decision]);
      onClose();
    } catch (error) {
      setFailure(errorText(error, common, m.notSaved));
    }
    // A status may have come meanwhile, and then there is nothing to decide any more.
    await invalidate(client, 'WhatsAppCampaign');
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.title(name)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {m.save[decision]}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure !== '' && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <p>
          {reason} {m.how}
        </p>
        <RadioGroup
          label={m.choice}
          value={decision}
          onChange={(value) => setDecision(decisions.find((each) => each === value) ?? decision)}
        >
          {decisions.map((each) => (
            <Radio key={each} value={each} label={m[each]} hint={m.hints[each]} />
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
