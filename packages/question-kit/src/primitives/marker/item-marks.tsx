import type { ReactNode } from 'react';
import type { BlockMark } from '../type-manifest.ts';
import type { ViewWords } from '../messages/words.ts';
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
  words: ViewWords;
  lang: string;
}

/** Answer by answer: what was written, the machine's mark with its reason, and a person's over it. */
export function ItemMarks(props: ItemMarksProps) {
  const { proposals, mark, onMark, label, nameOf, leadOf, reasonFor, words, lang } = props;
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
              {words.number(place + 1)}
            </span>
            <div>
              {leadOf?.(result, place)}
              <p className="rb-verdict">
                <bdi className="rb-written" lang={lang}>
                  {given === '' ? '—' : given}
                </bdi>
                <OutcomeMark outcome={outcome} words={words} />
                <span className="rb-reason">{reasonFor?.(result, place) ?? reasonOf(proposed, outcome, words)}</span>
              </p>
              <AcceptedAnswers result={result} words={words} lang={lang} />
            </div>
            <MarkRow
              name={nameOf(place + 1)}
              item={item}
              machine={proposed}
              onMark={(marked) => onMark(place, marked)}
              words={words}
            />
          </li>
        );
      })}
    </ol>
  );
}
