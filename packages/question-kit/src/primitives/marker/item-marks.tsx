import type { ReactNode } from 'react';
import type { BlockMark } from '../marking/marks.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { AcceptedAnswers } from '../review/accepted-answers.tsx';
import type { ItemResult } from '../review/item-results.ts';
import { OutcomeMark } from '../review/outcome-mark.tsx';
import { reasonOf } from '../review/outcome.ts';
import { MarkRow } from './mark-row.tsx';

interface ItemMarksProps {
  /** What the machine alone found. */
  proposals: readonly ItemResult[];
  /** What stands now. */
  mark: BlockMark;
  onMark: (place: number, mark: number | null) => void;
  label: string;
  nameOf: (position: number) => string;
  /** The prompt that the answer belongs to, where it is not shown elsewhere. */
  leadOf?: (result: ItemResult, place: number) => ReactNode;
  reasonFor?: (result: ItemResult, place: number) => string | undefined;
  messages: ViewMessages;
  lang: string;
}

/** Answer by answer: what was written, the machine's mark with its reason, and a person's over it. */
export function ItemMarks(props: ItemMarksProps) {
  const { proposals, mark, onMark, label, nameOf, leadOf, reasonFor, messages, lang } = props;
  return (
    <ol className="rb-notelist" data-marking="" aria-label={label}>
      {proposals.map((result, place) => {
        const { id, given, item: proposed } = result;
        const item = mark.items[place];
        if (!item || !proposed || !result.outcome) return null;
        const outcome = proposed.decision === 'manual' && given !== '' ? 'waiting' : result.outcome;
        return (
          <li key={id}>
            <span className="rb-n" aria-hidden="true">
              {messages.number(place + 1)}
            </span>
            <div>
              {leadOf?.(result, place)}
              <p className="rb-verdict">
                <bdi className="rb-written" lang={lang}>
                  {given === '' ? '—' : given}
                </bdi>
                <OutcomeMark outcome={outcome} messages={messages} />
                <span className="rb-reason">{reasonFor?.(result, place) ?? reasonOf(proposed, outcome, messages)}</span>
              </p>
              <AcceptedAnswers result={result} messages={messages} lang={lang} />
            </div>
            <MarkRow
              name={nameOf(place + 1)}
              item={item}
              machine={proposed}
              onMark={(marked) => onMark(place, marked)}
              messages={messages}
            />
          </li>
        );
      })}
    </ol>
  );
}
