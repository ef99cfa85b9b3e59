import { useState } from 'react';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { Bank } from '../../primitives/placing/bank.tsx';
import { textOf } from '../../primitives/placing/moves.ts';
import { useDrag } from '../../primitives/placing/use-drag.ts';
import { usePlacing } from '../../primitives/placing/use-placing.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { matchingAnswerStyles } from './answer-styles.ts';
import { PairSlot } from './pair-slot.tsx';
import { announcementOf } from './announcement.ts';
import { matchingMessages } from './messages.ts';
import type { MatchingEntry, MatchingStudentBlock } from './schema.ts';

/**
 * Lefts with a place beside each, and the rights to choose from: by dragging, by pressing one side and then the other, or by
 * keyboard. Lefts and rights have one tab stop each; the arrow keys move within them.
 */
function Answer({
  block,
  entry,
  onChange,
  readOnly,
  uid,
  number,
  messages,
  lang,
}: AnswerProps<MatchingStudentBlock, MatchingEntry>) {
  const m = useMessages(matchingMessages);
  const [stop, setStop] = useState({ slot: 0, card: 0 });
  const { lefts, rights, reusable } = block;

  const cards = rights.map(({ id, text }) => ({ value: id, text }));
  const offered = new Set(rights.map(({ id }) => id));
  const values = lefts.map((_, index) => {
    const given = entry?.[index]?.studentAnswer ?? '';
    return offered.has(given) ? given : '';
  });
  const leftOf = (slot: number) => lefts[slot]?.text ?? '';
  const placing = usePlacing({
    board: { cards, reusable, picksUp: true },
    values,
    onValues: (next) =>
      onChange(next.map((studentAnswer, index) => ({ studentMark: 0, ...entry?.[index], studentAnswer }))),
    readOnly,
    announce: (move) => announcementOf(move, leftOf, { ...messages, ...m }),
  });
  const drag = useDrag(!readOnly);
  const { surface, selection, announcementText, dispatch } = placing;

  const clear = (slot: number) => {
    dispatch({ kind: 'takeOut', slot });
    // The pressed button disappears with the choice that it removed.
    surface.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  };

  return (
    <>
      <div role="group" aria-labelledby={`${uid}r`}>
        <div className="rb-rubric" id={`${uid}r`}>
          <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
        </div>
        <div
          ref={surface}
          className="rb-placing rb-match"
          data-held={selection?.kind}
          data-draggable={drag !== undefined || undefined}
        >
          {!readOnly && (
            <p className="rb-hint" dir="auto">
              {reusable ? `${m.matchHint} ${m.matchAgain}` : m.matchHint}
            </p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
          <ul className="rb-pairs" role="list">
            {lefts.map(({ id, text }, slot) => (
              <PairSlot
                key={id}
                left={text}
                slot={slot}
                right={textOf({ cards }, values[slot])}
                placing={placing}
                readOnly={readOnly}
                tabStop={Math.min(stop.slot, lefts.length - 1) === slot}
                onStop={() => setStop({ ...stop, slot })}
                onClear={() => clear(slot)}
                uid={uid}
                messages={m}
                lang={lang}
              />
            ))}
          </ul>
          <Bank
            cards={cards}
            placing={placing}
            label={m.matchBank}
            usedIn={(slot) => m.matchUsed(leftOf(slot))}
            lang={lang}
            readOnly={readOnly}
            tabStop={Math.min(stop.card, cards.length - 1)}
            onStop={(card) => setStop({ ...stop, card })}
          />
          <span className="rb-sr" role="status">
            {announcementText}
          </span>
          {drag && <drag.View cards={cards} values={values} placing={placing} lang={lang} />}
        </div>
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** How matching is answered. */
export const matchingAnswer: AnswerView<MatchingStudentBlock, MatchingEntry> = { Answer, styles: matchingAnswerStyles };
