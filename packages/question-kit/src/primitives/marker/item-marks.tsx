import type { ReactNode } from 'react';
import type { BlockMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { AcceptedAnswers } from '../review/accepted-answers.tsx';
import type { ItemResult } from '../review/item-results.ts';
import { OutcomeMark } from '../review/outcome-mark.tsx';
import { reasonOf } from '../review/outcome.ts';
import { MarkRow } from './mark-row.tsx';

interface ItemMarksProps {
  /** The results of automatic marking. */
  proposals: readonly ItemResult[];
  /** The current mark. */
  mark: BlockMark;
  onMark: (index: number, mark: number | null) => void;
  label: string;
  nameOf: (position: number) => string;
  /** Renders the prompt of the answer, if it is not shown elsewhere. */
  renderPrompt?: (result: ItemResult, index: number) => ReactNode;
  reasonFor?: (result: ItemResult, index: number) => string | undefined;
  messages: ViewMessages;
  lang: string;
}

/** A list of the answers of a block, each with the automatic outcome, its reason and a field for the mark. */
export function ItemMarks(props: ItemMarksProps) {
  const { proposals, mark, onMark, label, nameOf, renderPrompt, reasonFor, messages, lang } = props;
  return (
    <ol className="rb-notelist" data-marking="" aria-label={label}>
      {proposals.map((result, index) => {
        const { id, given, item: proposed } = result;
        const item = mark.items[index];
        if (!item || !proposed || !result.outcome) return null;
        const outcome = proposed.decision === 'manual' && given !== '' ? 'waiting' : result.outcome;
        return (
          <li key={id}>
            <span className="rb-n" aria-hidden="true">
              {messages.number(index + 1)}
            </span>
            <div>
              {renderPrompt?.(result, index)}
              <p className="rb-verdict">
                <bdi className="rb-written" lang={lang}>
                  {given === '' ? '—' : given}
                </bdi>
                <OutcomeMark outcome={outcome} messages={messages} />
                <span className="rb-reason">{reasonFor?.(result, index) ?? reasonOf(proposed, outcome, messages)}</span>
              </p>
              <AcceptedAnswers result={result} messages={messages} lang={lang} />
            </div>
            <MarkRow
              name={nameOf(index + 1)}
              item={item}
              machine={proposed}
              onMark={(marked) => onMark(index, marked)}
              messages={messages}
            />
          </li>
        );
      })}
    </ol>
  );
}
