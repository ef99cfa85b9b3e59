import { Fragment } from 'react';
import type { ReviewMessages } from '../messages/review.ts';
import type { ItemResult } from './item-results.ts';
import { shownAnswer } from './shown-answer.ts';

/** Marks the position of the answers in the message. */
const placeholder = '\uFFFC';

interface AcceptedAnswersProps {
  result: ItemResult;
  messages: ReviewMessages;
  lang: string;
}

/** The accepted answers of an item, in the content language; renders nothing if they equal the student's answer. */
export function AcceptedAnswers({ result: { key, given }, messages, lang }: AcceptedAnswersProps) {
  const answers = key?.answers.map(shownAnswer).filter((answer) => answer.trim() !== '') ?? [];
  if (answers.every((answer) => answer === given)) return null;
  const [before, after] = messages.accepted(placeholder).split(placeholder);
  return (
    <p className="rb-accepted">
      {/* The words of the interface keep their order in a question of the other direction. */}
      <bdi>
        {before}
        {answers.map((answer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the author's list may contain an answer twice
          <Fragment key={index}>
            {index > 0 && ' · '}
            <bdi lang={lang}>{answer}</bdi>
          </Fragment>
        ))}
        {after}
      </bdi>
    </p>
  );
}
