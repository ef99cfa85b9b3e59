import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenItem } from './spoken-kind.ts';
import type { SpokenKind } from './messages-en.ts';
import { speakingMessages } from './messages.ts';

interface StepGateProps {
  kind: SpokenKind;
  item: SpokenItem;
  onStart: () => void;
}

/** Stands before a prompt with time to prepare: says what will happen, and lets the student begin. */
export function StepGate({ kind, item, onStart }: StepGateProps) {
  const said = useMessages(speakingMessages);
  const { prepSeconds = 0, answerSeconds } = item;
  return (
    <div className="rb-gate">
      <p>{said.speakingPrepares(kind, prepSeconds)}</p>
      {answerSeconds !== undefined && <p>{said.speakingTime(answerSeconds)}</p>}
      <button type="button" className="rb-next" onClick={onStart}>
        {said.speakingStart(kind)}
      </button>
    </div>
  );
}
