import type { AnswerMessages } from '../messages/answer.ts';
import type { ReviewMessages } from '../messages/review.ts';
import type { ItemResult } from './item-results.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { shownAnswer } from './shown-answer.ts';

interface FilledAnswerProps {
  result: ItemResult;
  /** Its position among the block's answers; undefined if its number is shown elsewhere. */
  position: number | undefined;
  messages: AnswerMessages & ReviewMessages;
}

/** A typed answer in its gap or field, with its outcome, and with the right answer if it is wrong. */
export function FilledAnswer({ result: { given, outcome, key }, position, messages }: FilledAnswerProps) {
  const expected = outcome === 'right' || outcome === 'waiting' ? undefined : key?.answers[0];
  return (
    <span className="rb-filled" data-outcome={outcome}>
      {position !== undefined && <span className="rb-n">{messages.number(position + 1)}</span>}
      <bdi className="rb-given">{given === '' ? '—' : given}</bdi>
      {outcome && <OutcomeMark outcome={outcome} messages={messages} hasHiddenLabel />}
      {expected !== undefined && expected !== '' && <bdi className="rb-should">{shownAnswer(expected)}</bdi>}
    </span>
  );
}
