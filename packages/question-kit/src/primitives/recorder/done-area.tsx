import { Banner, Button } from '@rubrica/ui';
import type { FileRef } from '../schema/fields.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { Session, Snapshot } from './session-types.ts';
import type { RecorderMessages, Speaker } from './messages-en.ts';

interface DoneAreaProps {
  session: Session;
  snapshot: Snapshot;
  value: FileRef | undefined;
  queue: UploadQueue;
  /** How often one may record again. */
  left: number;
  /** How often one may record at all; undefined where that is not counted. */
  tries: number | undefined;
  readOnly: boolean;
  speaker: Speaker;
  messages: RecorderMessages;
}

/** The finished recording: playback, upload status, and recording again where allowed. */
export function DoneArea({ session, snapshot, value, queue, left, tries, readOnly, speaker, messages }: DoneAreaProps) {
  const { state, unsentId, storageError } = snapshot;
  if (state.phase !== 'done') return null;
  const { take, reason } = state;
  return (
    <>
      {reason !== 'user' && (
        <Banner tone={reason === 'time' ? 'info' : 'warning'} announce>
          {messages.recorderStopped[reason]}
        </Banner>
      )}
      {take.isSilent && (
        <Banner tone="warning" announce title={messages.recorderSilent}>
          {messages.recorderSilentHint}
        </Banner>
      )}
      {take.id === null ? (
        value && <StoredPlayback file={value} messages={messages} />
      ) : (
        <LocalPlayback key={take.id} id={take.id} durationMs={take.durationMs} messages={messages} />
      )}
      {(unsentId !== null || !readOnly) && (
        <UploadStatus
          unsentId={unsentId}
          storageError={storageError}
          queue={queue}
          speaker={speaker}
          messages={messages}
        />
      )}
      {left > 0 && (
        <div className="rb-rec-actions">
          <Button onClick={() => session.trigger('start')}>{messages.recorderAgain}</Button>
          <small>{Number.isFinite(left) ? messages.recorderAgainHint(left) : messages.recorderAgainKeeps}</small>
        </div>
      )}
      {left === 0 && !readOnly && tries !== undefined && <p className="rb-rec-note">{messages.recorderLastTake}</p>}
    </>
  );
}
