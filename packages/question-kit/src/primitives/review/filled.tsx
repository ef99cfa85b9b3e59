import type { AnswerMessages } from '../messages/answer-en.ts';
import type { ReviewMessages } from '../messages/review-en.ts';
import type { ItemResult } from './item-results.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { shownAnswer } from './shown-answer.ts';

interface FilledProps {
  result: ItemResult;
  /** Its place among the block's answers; undefined where a number stands beside it already. */
  position: number | undefined;
  messages: AnswerMessages & ReviewMessages;
}

/** A typed answer where it was written: how it came out, and what belongs there where that differs. */
export function Filled({ result: { given, outcome, key }, position, messages }: FilledProps) {
  const should = outcome === 'right' || outcome === 'waiting' ? undefined : key?.answers[0];
  return (
    <span className="rb-filled" data-outcome={outcome}>
      {position !== undefined && <span className="rb-n">{messages.number(position + 1)}</span>}
      <bdi className="rb-given">{given === '' ? '—' : given}</bdi>
      {outcome && <OutcomeMark outcome={outcome} messages={messages} quiet />}
      {should !== undefined && should !== '' && <bdi className="rb-should">{shownAnswer(should)}</bdi>}
    </span>
  );
}
