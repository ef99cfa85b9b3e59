import type { ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer.ts';
import type { ReviewMessages } from '../messages/review.ts';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { Explanation } from './explanation.tsx';
import type { ItemResult } from './item-results.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { reasonOf } from './outcome.ts';

interface ItemNotesProps {
  results: readonly ItemResult[];
  /** Accessible name of the list. */
  label: string;
  /** Returns the accessible name of one answer. */
  nameOf: (position: number) => string;
  /** Renders the prompt and the answer above the note, if they are not shown elsewhere. */
  renderPrompt?: (result: ItemResult, index: number) => ReactNode;
  /** Returns a reason that replaces that of the automatic decision; undefined for none. */
  reasonFor?: (result: ItemResult, index: number) => string | undefined;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** A list of the answers of a block, each with outcome, reason, accepted answers, explanation and mark. */
export function ItemNotes({ results, label, nameOf, renderPrompt, reasonFor, messages, lang }: ItemNotesProps) {
  return (
    <ol className="rb-notelist" aria-label={label}>
      {results.map((result, index) => (
        <li key={result.id}>
          <span className="rb-n">
            <span className="rb-sr">{nameOf(index + 1)}</span>
            <span aria-hidden="true">{messages.number(index + 1)}</span>
          </span>
          <div>
            {renderPrompt?.(result, index)}
            <p className="rb-verdict">
              {result.outcome && <OutcomeMark outcome={result.outcome} messages={messages} />}
              {result.item && result.outcome && (
                <span>{reasonFor?.(result, index) ?? reasonOf(result.item, result.outcome, messages)}</span>
              )}
            </p>
            <AcceptedAnswers result={result} messages={messages} lang={lang} />
            <Explanation title={messages.why} html={result.key?.why} lang={lang} />
          </div>
          {result.item && <span className="rb-earned">{messages.markOf(result.item.mark, result.item.maximum)}</span>}
        </li>
      ))}
    </ol>
  );
}
