import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { fillInBlanksAnswerStyles } from './answer-styles.ts';
import { BoxedGaps } from './boxed-gaps.tsx';
import { gapIds } from './gap-text.tsx';
import { TypedGaps } from './typed-gaps.tsx';
import type { FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';

/** A text with gaps, typed into or filled from a box of words. */
function Answer({
  block,
  entry,
  onChange,
  readOnly,
  uid,
  number,
  messages,
  lang,
}: AnswerProps<FillInBlanksStudentBlock, FillInBlanksEntry>) {
  const count = gapIds(block.content).length;
  const values = Array.from({ length: count }, (_, position) => entry?.[position]?.studentAnswer ?? '');
  const onGaps = (next: readonly string[]) =>
    onChange(next.map((studentAnswer, position) => ({ studentMark: 0, ...entry?.[position], studentAnswer })));
  const gaps = { block, values, readOnly, messages, lang };

  return (
    <>
      <div role="group" aria-labelledby={`${uid}r`}>
        <div className="rb-rubric" id={`${uid}r`}>
          <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
        </div>
        {block.boxOptions ? (
          <BoxedGaps {...gaps} onGaps={onGaps} />
        ) : (
          <TypedGaps {...gaps} onGap={(position, value) => onGaps(values.with(position, value))} />
        )}
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** How a text with gaps is answered. */
export const fillInBlanksAnswer: AnswerView<FillInBlanksStudentBlock, FillInBlanksEntry> = {
  Answer,
  styles: fillInBlanksAnswerStyles,
};
