import { QuietButton } from '@rubrica/ui';
import { Check, CloudUpload, TriangleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { StorageError } from '../recordings/recording.ts';
import { readRecordingFile, findRecording } from '../recordings/recording-store.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { recordingFileName } from './formats.ts';
import type { RecorderMessages, Speaker } from './messages-en.ts';
import type { LocalRecordingId } from '../schema/ids.ts';

interface UploadStatusProps {
  /** The recording that is not uploaded yet; null if everything is uploaded. */
  unsentId: LocalRecordingId | null;
  storageError: StorageError | null;
  queue: UploadQueue;
  speaker: Speaker;
  messages: RecorderMessages;
}

const onlineStatus = {
  subscribe: (listener: () => void) => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
  now: () => navigator.onLine,
};

/** After this many failures, saving a copy is offered; at once where the host says why it refuses. */
const failuresBeforeCopy = 3;

/** The upload status of a recording. A screen reader is told of trouble and of the end, not of each step. */
export function UploadStatus({ unsentId, storageError, queue, speaker, messages }: UploadStatusProps) {
  const progress = useSyncExternalStore(queue.subscribe, () =>
    unsentId === null ? undefined : queue.progressOf(unsentId),
  );
  const isOnline = useSyncExternalStore(onlineStatus.subscribe, onlineStatus.now);
  const [unsent, setUnsent] = useState<{ id: LocalRecordingId; hasBegun: boolean } | null>(null);
  const hasBegun = progress?.state === 'sending' || (unsent?.id === unsentId && unsent.hasBegun);
  if (unsentId !== null && (unsent?.id !== unsentId || unsent.hasBegun !== hasBegun))
    setUnsent({ id: unsentId, hasBegun });
  const isSent = unsentId === null;
  const failures = progress?.failures ?? 0;
  const isFailing = failures > 0;
  const reason = isOnline ? progress?.reason : undefined;
  const isWarning = !isSent && (isFailing || !isOnline || storageError !== null);
  // The queue forgets what is uploaded a moment before the recorder knows of it.
  const isSending = progress ? progress.state === 'sending' : hasBegun;
  const text = isSent
    ? messages.recorderSent
    : storageError
      ? messages.recorderInPage
      : !isOnline
        ? messages.recorderOffline
        : isFailing
          ? messages.recorderFailing
          : isSending
            ? messages.recorderSending
            : messages.recorderWaiting;
  const Icon = isSent ? Check : isWarning ? TriangleAlert : CloudUpload;
  const isTold = isSent ? unsent !== null : isWarning;
  return (
    <div className="rb-rec-sending">
      <p
        className="rb-rec-note"
        role="status"
        aria-live={isTold ? undefined : 'off'}
        data-tone={isSent ? 'good' : isWarning ? 'warn' : undefined}
      >
        <Icon aria-hidden="true" />
        {text}
      </p>
      {reason !== undefined && (
        <p className="rb-rec-note" role="status">
          {reason} {speaker === 'staff' ? messages.recorderRefusedHintStaff : messages.recorderRefusedHint}
        </p>
      )}
      {progress?.state === 'sending' && <progress max={1} value={progress.share} aria-label={text} />}
      {isFailing && (
        <div className="rb-rec-actions">
          <QuietButton tone="accent" onClick={() => void queue.tryNow()}>
            {messages.recorderSendNow}
          </QuietButton>
          {unsentId !== null && (failures >= failuresBeforeCopy || reason !== undefined) && (
            <SaveCopy id={unsentId} messages={messages} />
          )}
        </div>
      )}
    </div>
  );
}

function SaveCopy({ id, messages }: { id: LocalRecordingId; messages: RecorderMessages }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const recording = await findRecording(id);
    if (!recording) return;
    const url = URL.createObjectURL(await readRecordingFile(recording, recordingFileName(recording.mime)));
    const link = document.createElement('a');
    link.href = url;
    link.download = recordingFileName(recording.mime);
    link.click();
    // The browser reads the URL after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <QuietButton
      loading={busy}
      onClick={() => {
        setBusy(true);
        void save().finally(() => setBusy(false));
      }}
    >
      {messages.recorderSaveCopy}
    </QuietButton>
  );
}
