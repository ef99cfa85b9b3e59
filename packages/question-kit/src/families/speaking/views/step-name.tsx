import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenKind } from './messages-en.ts';
import { speakingMessages } from './messages.ts';

interface StepNameProps {
  kind: SpokenKind;
  index: number;
  total: number;
  isCurrent: boolean;
  answered: boolean;
  /** The id of what it folds. */
  body: string;
  unfolded: boolean;
  onFold: () => void;
  onOpen: () => void;
}

/** Which prompt it is. Behind the open one, it unfolds what was said, or leads back to what was left out. */
export function StepName(props: StepNameProps) {
  const { kind, index, total, isCurrent, answered, body, unfolded, onFold, onOpen } = props;
  const said = useMessages(speakingMessages);
  if (isCurrent) {
    return (
      <h3 className="rb-step-name" tabIndex={-1}>
        {said.speakingItemOf(kind, index + 1, total)}
      </h3>
    );
  }
  const name = said.speakingItem(kind, index + 1);
  if (!answered) {
    return (
      <div className="rb-step-past">
        <h3 className="rb-step-name" tabIndex={-1}>
          {name}
        </h3>
        <span className="rb-aside">{said.speakingOpen}</span>
        <button type="button" className="rb-tool" onClick={onOpen}>
          {said.speakingAnswerNow}
          <span className="rb-sr">: {name}</span>
        </button>
      </div>
    );
  }
  return (
    <h3 className="rb-step-past">
      <button type="button" className="rb-fold" aria-expanded={unfolded} aria-controls={body} onClick={onFold}>
        <b>{name}</b>
        <span className="rb-aside">{said.speakingAnswered}</span>
      </button>
    </h3>
  );
}
