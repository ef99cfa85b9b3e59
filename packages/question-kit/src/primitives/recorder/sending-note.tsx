import { QuietButton } from '@rubrica/ui';
import { Check, CloudUpload, TriangleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { KeepTrouble } from '../recordings/recording.ts';
import { readRecording, recordingOf } from '../recordings/shelf.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { recordingName } from './formats.ts';
import type { RecorderMessages } from './messages-en.ts';

interface SendingNoteProps {
  /** The recording that is not yet with the host; null: it is. */
  unsent: string | null;
  keepTrouble: KeepTrouble | null;
  queue: UploadQueue;
  messages: RecorderMessages;
}

const onLine = {
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

/** After so many failures a copy to save by hand is offered: nobody should sit before something that they cannot take along. */
const worrying = 3;

/** Where a recording is on its way to the host. */
export function SendingNote({ unsent, keepTrouble, queue, messages }: SendingNoteProps) {
  const sending = useSyncExternalStore(queue.subscribe, () => (unsent === null ? undefined : queue.sendingOf(unsent)));
  const connected = useSyncExternalStore(onLine.subscribe, onLine.now);
  if (unsent === null)
    return (
      <p className="rb-rec-note" role="status" data-tone="good">
        <Check aria-hidden="true" />
        {messages.recorderSent}
      </p>
    );
  const failing = (sending?.failures ?? 0) > 0;
  const worries = failing || !connected || keepTrouble !== null;
  const text = keepTrouble
    ? messages.recorderInPage
    : !connected
      ? messages.recorderOffline
      : failing
        ? messages.recorderFailing
        : sending?.state === 'sending'
          ? messages.recorderSending
          : messages.recorderWaiting;
  return (
    <div className="rb-rec-sending">
      <p className="rb-rec-note" role="status" data-tone={worries ? 'warn' : undefined}>
        {worries ? <TriangleAlert aria-hidden="true" /> : <CloudUpload aria-hidden="true" />}
        {text}
      </p>
      {sending?.state === 'sending' && <progress max={1} value={sending.share} aria-label={text} />}
      {failing && (
        <div className="rb-rec-acts">
          <QuietButton tone="accent" onClick={() => void queue.tryNow()}>
            {messages.recorderSendNow}
          </QuietButton>
          {(sending?.failures ?? 0) >= worrying && <SaveCopy id={unsent} messages={messages} />}
        </div>
      )}
    </div>
  );
}

function SaveCopy({ id, messages }: { id: string; messages: RecorderMessages }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const recording = await recordingOf(id);
    if (!recording) return;
    const url = URL.createObjectURL(await readRecording(recording, recordingName(recording.mime)));
    const link = document.createElement('a');
    link.href = url;
    link.download = recordingName(recording.mime);
    link.click();
    // The browser reads it after the click.
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
