import { Banner, Button } from '@rubrica/ui';
import type { FileRef } from '../schema/fields.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import { UploadStatus } from './upload-status.tsx';
import type { Session, Snapshot } from './session-types.ts';
import type { RecorderMessages } from './messages-en.ts';

interface DoneAreaProps {
  session: Session;
  snapshot: Snapshot;
  value: FileRef | undefined;
  queue: UploadQueue;
  retakes: number | 'unlimited';
  readOnly: boolean;
  messages: RecorderMessages;
}

/** The finished recording: playback, upload status, and recording again where allowed. */
export function DoneArea({ session, snapshot, value, queue, retakes, readOnly, messages }: DoneAreaProps) {
  const { state, takeCount, unsentId, storageError } = snapshot;
  if (state.phase !== 'done') return null;
  const { take, reason } = state;
  const left = readOnly ? 0 : retakesLeft(retakes, takeCount);
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
        <UploadStatus unsentId={unsentId} storageError={storageError} queue={queue} messages={messages} />
      )}
      {left > 0 && (
        <div className="rb-rec-actions">
          <Button onClick={() => session.trigger('start')}>{messages.recorderAgain}</Button>
          <small>{Number.isFinite(left) ? messages.recorderAgainHint(left) : messages.recorderAgainKeeps}</small>
        </div>
      )}
    </>
  );
}

function retakesLeft(retakes: number | 'unlimited', takeCount: number): number {
  return retakes === 'unlimited' ? Infinity : Math.max(0, retakes - Math.max(0, takeCount - 1));
}
