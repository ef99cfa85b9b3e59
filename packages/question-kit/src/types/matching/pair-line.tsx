import type { ReactNode } from 'react';
import type { AnswerWords } from '../../primitives/messages/answer-en.ts';
import type { ReviewWords } from '../../primitives/messages/review-en.ts';
import { Explanation } from '../../primitives/review/explanation.tsx';
import { OutcomeMark } from '../../primitives/review/outcome-mark.tsx';
import { reasonOf } from '../../primitives/review/outcome.ts';
import type { PairResult } from './pair-results.ts';
import type { MatchingWords } from './words-en.ts';

interface PairLineProps {
  result: PairResult;
  words: AnswerWords & ReviewWords & MatchingWords;
  lang: string;
  /** What it earned, or where a person marks it. */
  children: ReactNode;
}

/** One pair: what was given, how it came out, what belongs there where that differs, and why. */
export function PairLine({ result, words, lang, children }: PairLineProps) {
  const { left, given, item, outcome, key } = result;
  const right = key?.right.trim() ?? '';
  const reason = item && outcome ? reasonOf(item, outcome, words) : '';
  return (
    <li className="rb-pairline" data-outcome={outcome}>
      <span className="rb-left" lang={lang} dir="auto">
        {left}
      </span>
      <div className="rb-paired">
        <p className="rb-came">
          <span className="rb-given">
            <span className="rb-sr">{words.matchWith} </span>
            {given === '' ? '—' : <bdi lang={given === undefined ? undefined : lang}>{given ?? words.matchGone}</bdi>}
          </span>
          {outcome && <OutcomeMark outcome={outcome} words={words} />}
          {reason !== '' && <span className="rb-reason">{reason}</span>}
        </p>
        {right !== '' && right !== given && (
          <p className="rb-should">
            <span>{words.rightAnswer}</span> <bdi lang={lang}>{right}</bdi>
          </p>
        )}
        <Explanation title={words.why} html={key?.why} lang={lang} />
      </div>
      {children}
    </li>
  );
}
