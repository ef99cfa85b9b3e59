import { Banner, Button, Dialog } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { countUnfinished, type QuestionNumber } from './parts/question-numbers.ts';

interface SubmitDialogProps {
  open: boolean;
  questionNumbers: readonly QuestionNumber[];
  onClose: () => void;
  onSubmit: () => Promise<void>;
  /** Why the last submit failed. */
  problem: string | null;
}

/** Asks before submitting, and says what is unfinished or flagged. */
export function SubmitDialog({ open, questionNumbers, onClose, onSubmit, problem }: SubmitDialogProps) {
  const messages = useMessages({ en, ar });
  const keepWorkingButton = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { unfinished, flaggedParts } = countUnfinished(questionNumbers);
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
      initialFocus={keepWorkingButton}
      description={unfinished === 0 ? messages.submitAll : messages.submitSome(unfinished)}
      actions={
        <>
          <Button ref={keepWorkingButton} variant="secondary" onClick={onClose} disabled={isBusy}>
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
