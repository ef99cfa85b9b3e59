import type { ChatMessage, ChatReportOutcome } from '@rubrica/api-client/contract';
import { Banner, Button, Checkbox, Dialog, Radio, RadioGroup, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const outcomes = ['kept', 'removed'] as const satisfies readonly ChatReportOutcome[];

interface SettleReportDialogProps {
  message: ChatMessage;
  /** Who wrote it. */
  name: string;
  /** Whether they can be blocked: not those who are. */
  canBlock: boolean;
  onSettled: (message: ChatMessage) => void;
  onClose: () => void;
}

/** An admin decides what becomes of a message that was reported, and of whoever wrote it. */
export function SettleReportDialog({ message, name, canBlock, onSettled, onClose }: SettleReportDialogProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ChatReportOutcome>('kept');
  const [isBlocked, setBlocked] = useState(false);
  const [failure, setFailure] = useState('');
  const [save, isSaving] = useExclusive(async () => {
    setFailure('');
    try {
      onSettled(await api.settleChatReport({ params: { id: message._id }, body: { outcome, isBlocked } }));
      toast.success(m.settleReportDone[outcome]);
      onClose();
    } catch (error) {
      setFailure(errorText(error, common, m.settleReportFailed));
    }
    await invalidate(client, 'ChatThread');
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.settleReportTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            {m.settleReportSave[outcome]}
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
        {message.report && <p>{m.reportedBy(message.report.by?.name ?? m.somebody, message.report.reason)}</p>}
        <RadioGroup
          label={m.settleReportChoice}
          value={outcome}
          onChange={(value) => setOutcome(outcomes.find((each) => each === value) ?? outcome)}
        >
          {outcomes.map((each) => (
            <Radio key={each} value={each} label={m.settleReportOutcomes[each]} hint={m.settleReportHints[each]} />
          ))}
        </RadioGroup>
        {canBlock && (
          <Checkbox
            label={m.settleReportBlock(name)}
            hint={m.settleReportBlockHint}
            checked={isBlocked}
            onChange={({ target }) => setBlocked(target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
