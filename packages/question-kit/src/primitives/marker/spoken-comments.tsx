import { ConfirmDialog, QuietButton } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import type { MarkerMessages } from '../messages/marker.ts';
import { LazyRecorder } from '../recorder/lazy-recorder.tsx';
import type { FileRef } from '../schema/fields.ts';
import type { RecordingId } from '../schema/ids.ts';
import { useAttempt } from '../views/attempt-context.ts';
import type { SpokenCommentsOfPlace } from './use-spoken-comments.ts';

const maxSeconds = 300;

interface SpokenCommentsProps {
  comments: SpokenCommentsOfPlace;
  /** Whether there is room for another one. */
  canSpeak: boolean;
  /** Called with each one once the host has it. */
  onStored: (file: FileRef) => void;
  messages: MarkerMessages;
}

/** The spoken comments that are not in the marks yet, to be heard or discarded, and the recorder for the next one. */
export function SpokenComments({ comments, canSpeak, onStored, messages }: SpokenCommentsProps) {
  const { unsent, next, finish } = comments;
  const attempt = useAttempt();
  const [toDiscard, setToDiscard] = useState<RecordingId | null>(null);
  const nextRecorder = useRef<HTMLDivElement>(null);
  const discarded = useRef<RecordingId>(null);
  const discard = async (recordingId: RecordingId) => {
    discarded.current = recordingId;
    const { discardRecordingsFor } = await import('../recordings/recording-store.ts');
    await discardRecordingsFor({ attempt, recordingId });
  };
  useEffect(() => {
    if (discarded.current === null || unsent.includes(discarded.current)) return;
    discarded.current = null;
    // The button that had it is gone.
    if (document.activeElement === document.body)
      nextRecorder.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [unsent]);
  return (
    <>
      {[...unsent, ...(canSpeak ? [next] : [])].map((recordingId, index) => (
        <div key={recordingId} ref={recordingId === next ? nextRecorder : undefined} className="rb-spoken">
          <LazyRecorder
            kind="audio"
            variant="compact"
            speaker="staff"
            recordingId={recordingId}
            label={recordingId === next ? messages.speakComment : messages.spokenComment(index + 1)}
            maxSeconds={maxSeconds}
            retakes={0}
            whenLeft="keep"
            value={undefined}
            onChange={(file) => {
              if (!file) return;
              onStored(file);
              finish(recordingId);
            }}
          />
          {recordingId !== next && (
            <QuietButton tone="danger" onClick={() => setToDiscard(recordingId)}>
              {messages.discardComment}
            </QuietButton>
          )}
        </div>
      ))}
      <ConfirmDialog
        open={toDiscard !== null}
        onClose={() => setToDiscard(null)}
        onConfirm={() => {
          // After the dialog has closed, and has given the focus back.
          if (toDiscard !== null) void discard(toDiscard);
        }}
        title={messages.discardCommentTitle}
        confirmLabel={messages.discardComment}
        tone="danger"
      >
        {messages.discardCommentText}
      </ConfirmDialog>
    </>
  );
}
