import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import { Bank } from '../../primitives/placing/bank.tsx';
import type { Announcement } from '../../primitives/placing/moves.ts';
import { useDrag } from '../../primitives/placing/use-drag.ts';
import { usePlacing } from '../../primitives/placing/use-placing.ts';
import { GapText } from './gap-text.tsx';
import type { FillInBlanksStudentBlock } from './schema.ts';

interface BoxedGapsProps {
  block: FillInBlanksStudentBlock;
  /** One per gap. */
  values: readonly string[];
  onGaps: (values: readonly string[]) => void;
  readOnly: boolean;
  messages: AnswerMessages;
  lang: string;
}

/**
 * A text whose gaps are filled from a box of words: by pressing the one and then the other, by keyboard, or by dragging.
 * The code for dragging is loaded when a word box is on the page; everything else works without it.
 */
export function BoxedGaps({ block, values, onGaps, readOnly, messages, lang }: BoxedGapsProps) {
  // What is stored is the word itself: the box may have another order by the time it is read.
  const cards = block.words.map((word) => ({ value: word, text: word }));
  const board = { cards, reusable: false, picksUp: false };
  const placing = usePlacing({
    board,
    values,
    onValues: onGaps,
    readOnly,
    announce: (move) => announcementOf(move, messages),
  });
  const drag = useDrag(!readOnly);
  const { surface, selection, announcementText } = placing;

  const stateOf = (value: string) => {
    if (value === '') return messages.gapEmpty;
    return readOnly ? value : messages.gapHolds(value);
  };

  const gaps = values.map((value, position) => (
    <button
      // oxlint-disable-next-line react/no-array-index-key -- gaps are known by their position
      key={position}
      type="button"
      className="rb-slot"
      data-slot={position}
      data-n={values.length > 1 ? messages.number(position + 1) : undefined}
      data-filled={value !== '' || undefined}
      aria-pressed={selection?.kind === 'slot' && selection.slot === position}
      aria-label={`${messages.gap(position + 1, values.length)}: ${stateOf(value)}`}
      onClick={placing.pressSlot}
      onKeyDown={placing.onSlotKey}
    >
      <bdi>{value}</bdi>
    </button>
  ));

  return (
    <div
      ref={surface}
      className="rb-placing"
      data-held={selection?.kind}
      data-draggable={drag !== undefined || undefined}
    >
      <Bank
        cards={cards}
        placing={placing}
        label={messages.wordBox}
        hint={messages.wordBoxHint}
        usedIn={(gap) => messages.wordUsed(gap + 1)}
        lang={lang}
        readOnly={readOnly}
      />
      <GapText content={block.content} lang={lang} gaps={gaps} />
      <span className="rb-sr" role="status">
        {announcementText}
      </span>
      {drag && <drag.View cards={cards} values={values} placing={placing} lang={lang} />}
    </div>
  );
}

function announcementOf(move: Announcement, messages: AnswerMessages): string {
  switch (move.kind) {
    case 'cardSelected':
    case 'filledSlotSelected':
      return messages.wordSelected(move.text);
    case 'emptySlotSelected':
      return messages.gapSelected(move.slot + 1);
    case 'placed':
    case 'exchanged':
      return messages.wordPlaced(move.text, move.slot + 1);
    case 'returned':
      return messages.wordReturned(move.text);
    case 'deselected':
      return messages.nothingSelected;
  }
}
