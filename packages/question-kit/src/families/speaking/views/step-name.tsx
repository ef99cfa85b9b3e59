import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenKind } from './messages.ts';
import { speakingMessages } from './messages.ts';

interface StepNameProps {
  kind: SpokenKind;
  index: number;
  total: number;
  isCurrent: boolean;
  answered: boolean;
  /** The id of the element that it expands and collapses. */
  body: string;
  /** The id of the shown prompt, which is read when the focus comes to its name. */
  prompt: string | undefined;
  unfolded: boolean;
  onFold: () => void;
  onOpen: () => void;
}

/** The name of a prompt. Of an earlier prompt it expands the recording, or returns to one without an answer. */
export function StepName(props: StepNameProps) {
  const { kind, index, total, isCurrent, answered, body, prompt, unfolded, onFold, onOpen } = props;
  const own = useMessages(speakingMessages);
  if (isCurrent) {
    return (
      <h3 className="rb-step-name" tabIndex={-1} aria-describedby={prompt}>
        {own.speakingItemOf(kind, index + 1, total)}
      </h3>
    );
  }
  const name = own.speakingItem(kind, index + 1);
  if (!answered) {
    return (
      <div className="rb-step-past">
        <h3 className="rb-step-name" tabIndex={-1}>
          {name}
        </h3>
        <span className="rb-aside">{own.speakingOpen}</span>
        <button type="button" className="rb-tool" onClick={onOpen}>
          {own.speakingAnswerNow}
          <span className="rb-sr">: {name}</span>
        </button>
      </div>
    );
  }
  return (
    <h3 className="rb-step-past">
      <button type="button" className="rb-fold" aria-expanded={unfolded} aria-controls={body} onClick={onFold}>
        <b>{name}</b>
        <span className="rb-aside">{own.speakingAnswered}</span>
      </button>
    </h3>
  );
}
