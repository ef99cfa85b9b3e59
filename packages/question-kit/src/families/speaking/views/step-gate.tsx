import { useUi } from '@rubrica/ui';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenItem } from './spoken-kind.ts';
import type { SpokenKind } from './messages.ts';
import { speakingMessages } from './messages.ts';

interface StepGateProps {
  kind: SpokenKind;
  item: SpokenItem;
  /** The seconds of preparation that are left. */
  prepSeconds: number | undefined;
  onStart: () => void;
}

/** Shown before a prompt with preparation time: says what will happen, and lets the student begin. */
export function StepGate({ kind, item, prepSeconds = 0, onStart }: StepGateProps) {
  const own = useMessages(speakingMessages);
  const { dir } = useUi();
  const { answerSeconds } = item;
  const isOver = prepSeconds === 0;
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
