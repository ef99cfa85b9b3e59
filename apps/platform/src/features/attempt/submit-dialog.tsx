import { Banner, Button, Dialog, Stack } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { countUnfinished, type QuestionNumber } from './parts/question-numbers.ts';
import type { RecordingNote } from './recording-notes.ts';
import { RefusedAnswersBanner, type RefusedPart } from './refused-answers-banner.tsx';

interface SubmitDialogProps {
  open: boolean;
  questionNumbers: readonly QuestionNumber[];
  /** Recordings that are broken or not on the server yet. */
  recordings: readonly RecordingNote[];
  onClose: () => void;
  /**
   * `withoutRefused`: submits although the server refuses some answers. Resolves with whether it is submitted: the next page is then on
   * its way.
   */
  onSubmit: (withoutRefused: boolean) => Promise<boolean>;
  /** The parts whose answers the server refuses. */
  refused: readonly RefusedPart[];
  onDownloadRefused: () => void;
  /** Why the last submit failed. */
  problem: string | null;
}

/** Asks before submitting, and says what is unfinished or flagged. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { open, questionNumbers, recordings, onClose, onSubmit, refused, onDownloadRefused, problem } = props;
  const messages = useMessages({ en, ar });
  const keepWorkingButton = useRef<HTMLButtonElement>(null);
  const hasRefused = refused.length > 0;
  const [isBusy, setBusy] = useState(false);
  const { unfinished, flaggedParts } = countUnfinished(questionNumbers);
  const submit = async () => {
    setBusy(true);
    const isSubmitted = await onSubmit(hasRefused);
    if (!isSubmitted) setBusy(false);
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
            {hasRefused ? messages.submitWithout : messages.submit}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {hasRefused && <RefusedAnswersBanner announce refused={refused} onDownload={onDownloadRefused} />}
        {recordings.length > 0 && (
          <Banner tone="warning" announce title={messages.recordingsTitle}>
            <ul>
              {recordings.map(({ number, what }) => (
                <li key={`${number} ${what}`}>{messages.recordingNotes[what](number)}</li>
              ))}
            </ul>
          </Banner>
        )}
        {problem ? (
          <Banner tone="warning" announce>
            {problem}
          </Banner>
        ) : (
          flaggedParts > 0 && <p>{messages.submitFlagged(flaggedParts)}</p>
        )}
      </Stack>
    </Dialog>
  );
}
