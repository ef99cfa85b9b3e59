import { Banner, Button } from '@rubrica/ui';
import type { FileRef } from '../schema/fields.ts';
import type { UploadQueue } from '../recordings/upload-queue.ts';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import { retakesLeft } from './retakes.ts';
import { SendingNote } from './sending-note.tsx';
import type { Session, Snapshot } from './session-types.ts';
import type { RecorderWords } from './words-en.ts';

interface DoneAreaProps {
  session: Session;
  snapshot: Snapshot;
  value: FileRef | undefined;
  queue: UploadQueue;
  retakes: number | 'unlimited';
  readOnly: boolean;
  words: RecorderWords;
}

/** What was recorded: to listen to, on its way to the host, and to record again where that is allowed. */
export function DoneArea({ session, snapshot, value, queue, retakes, readOnly, words }: DoneAreaProps) {
  const { state, takes, unsent, keepTrouble } = snapshot;
  if (state.phase !== 'done') return null;
  const { take, why } = state;
  const left = readOnly ? 0 : retakesLeft(retakes, takes);
  return (
    <>
      {why !== 'asked' && (
        <Banner tone={why === 'time' ? 'info' : 'warning'} announce>
          {words.recorderStopped[why]}
        </Banner>
      )}
      {take.id === null ? (
        value && <StoredPlayback file={value} words={words} />
      ) : (
        <LocalPlayback key={take.id} id={take.id} durationMs={take.durationMs} words={words} />
      )}
      {(unsent !== null || !readOnly) && (
        <SendingNote unsent={unsent} keepTrouble={keepTrouble} queue={queue} words={words} />
      )}
      {left > 0 && (
        <div className="rb-rec-acts">
          <Button onClick={() => session.act('start')}>{words.recorderAgain}</Button>
          <small>{Number.isFinite(left) ? words.recorderAgainHint(left) : words.recorderAgainKeeps}</small>
        </div>
      )}
    </>
  );
}
