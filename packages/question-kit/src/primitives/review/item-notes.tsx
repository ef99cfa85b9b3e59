import type { ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { ReviewMessages } from '../messages/review-en.ts';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { Explanation } from './explanation.tsx';
import type { ItemResult } from './item-results.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { reasonOf } from './outcome.ts';

interface ItemNotesProps {
  results: readonly ItemResult[];
  /** The list's name, and that of one of its answers. */
  label: string;
  nameOf: (position: number) => string;
  /** What stands above the note: the prompt and what was given, where they are not shown elsewhere. */
  leadOf?: (result: ItemResult, place: number) => ReactNode;
  /** A reason that the type knows better than the machine's decision; undefined for none. */
  reasonFor?: (result: ItemResult, place: number) => string | undefined;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** Answer by answer: how it came out and why, what is accepted, its author's explanation, its mark. */
export function ItemNotes({ results, label, nameOf, leadOf, reasonFor, messages, lang }: ItemNotesProps) {
  return (
    <ol className="rb-notelist" aria-label={label}>
      {results.map((result, place) => (
        <li key={result.id}>
          <span className="rb-n">
            <span className="rb-sr">{nameOf(place + 1)}</span>
            <span aria-hidden="true">{messages.number(place + 1)}</span>
          </span>
          <div>
            {leadOf?.(result, place)}
            <p className="rb-verdict">
              {result.outcome && <OutcomeMark outcome={result.outcome} messages={messages} />}
              {result.item && result.outcome && (
                <span>{reasonFor?.(result, place) ?? reasonOf(result.item, result.outcome, messages)}</span>
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
