import { Banner, Button } from '@rubrica/ui';
import type { FileRef } from '../schema/fields.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import { retakesLeft } from './retakes.ts';
import { SendingNote } from './sending-note.tsx';
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

/** What was recorded: to listen to, on its way to the host, and to record again where that is allowed. */
export function DoneArea({ session, snapshot, value, queue, retakes, readOnly, messages }: DoneAreaProps) {
  const { state, takes, unsent, keepTrouble } = snapshot;
  if (state.phase !== 'done') return null;
  const { take, why } = state;
  const left = readOnly ? 0 : retakesLeft(retakes, takes);
  return (
    <>
      {why !== 'asked' && (
        <Banner tone={why === 'time' ? 'info' : 'warning'} announce>
          {messages.recorderStopped[why]}
        </Banner>
      )}
      {take.id === null ? (
        value && <StoredPlayback file={value} messages={messages} />
      ) : (
        <LocalPlayback key={take.id} id={take.id} durationMs={take.durationMs} messages={messages} />
      )}
      {(unsent !== null || !readOnly) && (
        <SendingNote unsent={unsent} keepTrouble={keepTrouble} queue={queue} messages={messages} />
      )}
      {left > 0 && (
        <div className="rb-rec-acts">
          <Button onClick={() => session.act('start')}>{messages.recorderAgain}</Button>
          <small>{Number.isFinite(left) ? messages.recorderAgainHint(left) : messages.recorderAgainKeeps}</small>
        </div>
      )}
    </>
  );
}
