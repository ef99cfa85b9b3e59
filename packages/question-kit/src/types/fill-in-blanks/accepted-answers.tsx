import type { ReviewWords } from '../../views/messages/review-en.ts';
import type { GapResultOf } from './gap-results.ts';
import { shownAnswer } from './shown-answer.ts';

/** What a gap accepts; nothing where that is just what was written. */
export function AcceptedAnswers({ result: { key, given }, words }: { result: GapResultOf; words: ReviewWords }) {
  const answers = key?.answers.map(shownAnswer) ?? [];
  if (answers.every((answer) => answer === given)) return null;
  return <p className="rb-accepted">{words.accepted(answers.join(' · '))}</p>;
}
