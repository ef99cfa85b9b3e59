import type { ReactNode } from 'react';
import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import type { ReviewMessages } from '../../primitives/messages/review.ts';
import { Explanation } from '../../primitives/review/explanation.tsx';
import { OutcomeMark } from '../../primitives/review/outcome-mark.tsx';
import { reasonOf } from '../../primitives/review/outcome.ts';
import type { PairResult } from './pair-results.ts';
import type { MatchingMessages } from './messages.ts';

interface PairLineProps {
  result: PairResult;
  messages: AnswerMessages & ReviewMessages & MatchingMessages;
  lang: string;
  /** Its mark, or the field where a person marks it. */
  children: ReactNode;
}

/** One pair: the chosen right, its result, the correct right where that differs, and why. */
export function PairLine({ result, messages, lang, children }: PairLineProps) {
  const { left, given, item, outcome, key } = result;
  const right = key?.right.trim() ?? '';
  const reason = item && outcome ? reasonOf(item, outcome, messages) : '';
  return (
    <li className="rb-pairline" data-outcome={outcome}>
      <span className="rb-left" lang={lang} dir="auto">
        {left}
      </span>
      <div className="rb-paired">
        <p className="rb-came">
          <span className="rb-given">
            <span className="rb-sr">{messages.matchWith} </span>
            {given === '' ? (
              '—'
            ) : (
              <bdi lang={given === undefined ? undefined : lang}>{given ?? messages.matchGone}</bdi>
            )}
          </span>
          {outcome && <OutcomeMark outcome={outcome} messages={messages} />}
          {reason !== '' && <span className="rb-reason">{reason}</span>}
        </p>
        {right !== '' && right !== given && (
          <p className="rb-should">
            <span>{messages.rightAnswer}</span> <bdi lang={lang}>{right}</bdi>
          </p>
        )}
        <Explanation title={messages.why} html={key?.why} lang={lang} />
      </div>
      {children}
    </li>
  );
}
