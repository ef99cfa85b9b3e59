import type { ReviewWords } from '../messages/review-en.ts';
import type { ItemResult } from './item-results.ts';
import { shownAnswer } from './shown-answer.ts';

/** What an item accepts, each answer in its own direction; nothing where that is just what was written. */
export function AcceptedAnswers({ result: { key, given }, words }: { result: ItemResult; words: ReviewWords }) {
  const answers = key?.answers.map(shownAnswer).filter((answer) => answer.trim() !== '') ?? [];
  if (answers.every((answer) => answer === given)) return null;
  return <p className="rb-accepted">{words.accepted(answers.map(isolated).join(' · '))}</p>;
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
