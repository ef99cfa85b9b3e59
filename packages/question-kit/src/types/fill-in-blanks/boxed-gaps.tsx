import type { KeyboardEvent } from 'react';
import type { AnswerWords } from '../../views/messages/answer-en.ts';
import { BoxWords } from './box-words.tsx';
import { GapText } from './gap-text.tsx';
import type { FillInBlanksStudentBlock } from './schema.ts';
import { useWordBox } from './use-word-box.ts';
import { useWordDrag } from './use-word-drag.ts';
import { walkButtons } from './walk-buttons.ts';

interface BoxedGapsProps {
  block: FillInBlanksStudentBlock;
  /** One per gap. */
  values: readonly string[];
  onGaps: (values: string[]) => void;
  readOnly: boolean;
  words: AnswerWords;
  lang: string;
}

/**
 * A text whose gaps are filled from a box of words: by pressing the one and then the other, by keyboard, or by dragging.
 * Dragging is fetched when a box is on the page; without it everything else works.
 */
export function BoxedGaps({ block, values, onGaps, readOnly, words, lang }: BoxedGapsProps) {
  const wordBox = useWordBox({ box: block.words, values, onGaps, readOnly, words });
  const drag = useWordDrag(!readOnly);
  const { surface, held, said, takeOut } = wordBox;

  const onGapKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const gap = Number(event.currentTarget.dataset['gap']);
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (event.key === 'Escape') wordBox.escape(event);
    else if (removes && !readOnly && values[gap] !== '') takeOut(gap);
    else walkButtons(event, '[data-gap]');
  };
  const stateOf = (value: string) => {
    if (value === '') return words.gapEmpty;
    return readOnly ? value : words.gapHolds(value);
  };

  const gaps = values.map((value, position) => (
    <button
      // oxlint-disable-next-line react/no-array-index-key -- gaps are known by their position
      key={position}
      type="button"
      className="rb-slot"
      data-gap={position}
      data-n={values.length > 1 ? words.number(position + 1) : undefined}
      data-filled={value !== '' || undefined}
      aria-pressed={held?.kind === 'gap' && held.gap === position}
      aria-label={`${words.gap(position + 1, values.length)}: ${stateOf(value)}`}
      onClick={wordBox.pressGap}
      onKeyDown={onGapKey}
    >
      <bdi>{value}</bdi>
    </button>
  ));

  return (
    <div ref={surface} className="rb-boxed" data-held={held?.kind} data-draggable={drag !== undefined || undefined}>
      <BoxWords box={block.words} wordBox={wordBox} words={words} lang={lang} readOnly={readOnly} />
      <GapText content={block.content} lang={lang} gaps={gaps} />
      <span className="rb-sr" role="status">
        {said}
      </span>
      {drag && <drag.View surface={surface} box={block.words} values={values} wordBox={wordBox} />}
    </div>
  );
}
