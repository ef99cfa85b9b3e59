import { useUi } from '@rubrica/ui';
import { useEffect } from 'react';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { usePendingRecordings } from '../../../primitives/recordings/use-pending-recordings.ts';
import type { RecordingId } from '../../../primitives/schema/ids.ts';
import { useAttempt } from '../../../primitives/views/attempt-context.ts';
import type { SpokenItem } from './spoken-kind.ts';
import type { SpokenKind } from './messages.ts';
import { speakingMessages } from './messages.ts';

interface StepGateProps {
  kind: SpokenKind;
  item: SpokenItem;
  recordingId: RecordingId;
  /** The seconds of preparation that are left. */
  prepSeconds: number | undefined;
  onStart: () => void;
  /** Called once a recording is found that an earlier page left on this device: its prompt has been seen. */
  onFound: () => void;
}

/** Shown before a prompt with preparation time: says what will happen, and lets the student begin. */
export function StepGate({ kind, item, recordingId, prepSeconds = 0, onStart, onFound }: StepGateProps) {
  const own = useMessages(speakingMessages);
  const { dir } = useUi();
  const { answerSeconds } = item;
  const isOver = prepSeconds === 0;
  // One that holds nothing yet is none that a recorder could show.
  const isFound = usePendingRecordings(useAttempt()).some(
    (pending) => pending.recordingId === recordingId && pending.size > 0,
  );
  useEffect(() => {
    if (isFound) onFound();
  }, [isFound, onFound]);
  return (
    <div className="rb-gate" dir={dir}>
      <p>{isOver ? own.speakingPrepared(kind) : own.speakingPrepares(kind, prepSeconds)}</p>
      {answerSeconds !== undefined && <p>{own.speakingTime(answerSeconds)}</p>}
      <button type="button" className="rb-next" onClick={onStart}>
        {isOver ? own.speakingStartSpeaking(kind) : own.speakingStart(kind)}
      </button>
    </div>
  );
}
