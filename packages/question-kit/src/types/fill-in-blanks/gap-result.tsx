import type { AnswerWords } from '../../views/messages/answer-en.ts';
import type { ReviewWords } from '../../views/messages/review-en.ts';
import { OutcomeMark } from '../../views/review/outcome-mark.tsx';
import type { GapResultOf } from './gap-results.ts';
import { shownAnswer } from './shown-answer.ts';

interface GapResultProps {
  result: GapResultOf;
  position: number;
  words: AnswerWords & ReviewWords;
}

/** One gap in the running text: what was written, how it came out, and what belongs there where that differs. */
export function GapResult({ result: { given, outcome, key }, position, words }: GapResultProps) {
  const should = outcome === 'right' || outcome === 'waiting' ? undefined : key?.answers[0];
  return (
    <span className="rb-filled" data-outcome={outcome}>
      <span className="rb-n">{words.number(position + 1)}</span>
      <bdi className="rb-given">{given === '' ? '—' : given}</bdi>
      {outcome && <OutcomeMark outcome={outcome} words={words} quiet />}
      {should !== undefined && <bdi className="rb-should">{shownAnswer(should)}</bdi>}
    </span>
  );
}
