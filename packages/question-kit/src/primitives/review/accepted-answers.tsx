import { Fragment } from 'react';
import type { ReviewMessages } from '../messages/review-en.ts';
import type { ItemResult } from './item-results.ts';
import { shownAnswer } from './shown-answer.ts';

/** Stands where the answers go in the reader's sentence. */
const place = '\uFFFC';

interface AcceptedAnswersProps {
  result: ItemResult;
  messages: ReviewMessages;
  lang: string;
}

/** What an item accepts, each answer in its own language and direction; nothing where that is just what was written. */
export function AcceptedAnswers({ result: { key, given }, messages, lang }: AcceptedAnswersProps) {
  const answers = key?.answers.map(shownAnswer).filter((answer) => answer.trim() !== '') ?? [];
  if (answers.every((answer) => answer === given)) return null;
  const [before, after] = messages.accepted(place).split(place);
  return (
    <p className="rb-accepted">
      {before}
      {answers.map((answer, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the author's list, which may hold an answer twice
        <Fragment key={at}>
          {at > 0 && ' · '}
          <bdi lang={lang}>{answer}</bdi>
        </Fragment>
      ))}
      {after}
    </p>
  );
}
