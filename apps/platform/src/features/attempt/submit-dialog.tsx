import { Banner, Button, Dialog } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openWork, type RailItem } from './parts/rail.ts';

interface SubmitDialogProps {
  open: boolean;
  rail: readonly RailItem[];
  onClose: () => void;
  onSubmit: () => Promise<void>;
  /** Why the last try failed, in words. */
  problem: string | null;
}

/** The last look before submitting: what is still open, and what is flagged. */
export function SubmitDialog({ open, rail, onClose, onSubmit, problem }: SubmitDialogProps) {
  const messages = useMessages({ en, ar });
  const stay = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { open: unanswered, flaggedParts } = openWork(rail);
  const submit = async () => {
    setBusy(true);
    await onSubmit();
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.submitTitle}
      size="small"
      role="alertdialog"
      dismissible={!isBusy}
      initialFocus={stay}
      description={unanswered === 0 ? messages.submitAll : messages.submitSome(unanswered)}
      actions={
        <>
          <Button ref={stay} variant="secondary" onClick={onClose} disabled={isBusy}>
            {messages.keepWorking}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void submit()}>
            {messages.submit}
          </Button>
        </>
      }
    >
      {problem ? (
        <Banner tone="warning" announce>
          {problem}
        </Banner>
      ) : (
        flaggedParts > 0 && <p>{messages.submitFlagged(flaggedParts)}</p>
      )}
    </Dialog>
  );
}
