import { useRef, useState, type ChangeEvent, type MouseEvent } from 'react';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { FileImage } from '../../primitives/stimulus/file-image.tsx';
import { mcqAnswerStyles } from './answer-styles.ts';
import { choiceOf, chosenOptions, letterOf } from './choice.ts';
import type { McqEntry, McqStudentBlock } from './schema.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

const none: ReadonlySet<ItemId> = new Set();

/** Options to choose from: native radios, or checkboxes where several may be right. */
function Answer({
  block,
  entry,
  onChange,
  readOnly,
  uid,
  number,
  messages,
  lang,
}: AnswerProps<McqStudentBlock, McqEntry>) {
  const chosen = chosenOptions(entry?.studentAnswer ?? '');
  // A student rules options out as a private note: it is not part of the answer.
  const [ruledOut, setRuledOut] = useState(none);
  const [ruling, setRuling] = useState(false);
  const options = useRef<HTMLDivElement>(null);

  const answer = (ids: readonly ItemId[]) => onChange({ studentMark: 0, ...entry, studentAnswer: choiceOf(ids) });
  const choose = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    if (readOnly) return;
    const others = block.multiple ? chosen.filter((id) => id !== value) : [];
    // In the author's order, so that the same choice is always the same answer.
    const next = new Set(checked ? [...others, value] : others);
    answer(block.content.map(({ id }) => id).filter((id) => next.has(id)));
    if (ruledOut.has(value)) setRuledOut(without(ruledOut, value));
  };

  const ruleOut = ({ currentTarget: { value } }: MouseEvent<HTMLButtonElement>) => {
    const out = ruledOut.has(value);
    setRuledOut(out ? without(ruledOut, value) : new Set([...ruledOut, value]));
    if (!out && chosen.includes(value)) answer(chosen.filter((id) => id !== value));
  };

  const clear = ({ detail }: MouseEvent<HTMLButtonElement>) => {
    answer([]);
    // The button is gone with the choice, and the focus would be with it. A click, unlike a key, leaves the page where it is.
    options.current?.querySelector('input')?.focus({ preventScroll: detail > 0 });
  };

  return (
    <fieldset>
      <legend className="rb-rubric">
        <Rubric html={block.rubric} number={number} messages={messages} lang={lang} phrasing />
        {block.multiple && (
          <span className="rb-how" dir="auto">
            {messages.chooseSeveral}
          </span>
        )}
      </legend>
      <div ref={options} className="rb-options" data-pictures={block.content.some(({ image }) => image) || undefined}>
        {block.content.map((option, index) => (
          <div key={option.id} className="rb-row">
            <label className="rb-option" data-out={ruledOut.has(option.id) || undefined}>
              <input
                type={block.multiple ? 'checkbox' : 'radio'}
                name={uid}
                value={option.id}
                checked={chosen.includes(option.id)}
                disabled={readOnly}
                onChange={choose}
              />
              <span className="rb-letter">{letterOf(index)}</span>
              <span className="rb-text" lang={lang} dir="auto">
                {option.image && <FileImage file={option.image} alt="" messages={messages} />}
                {option.text}
              </span>
              {ruledOut.has(option.id) && <span className="rb-sr">({messages.ruledOut})</span>}
            </label>
            {ruling && (
              <button
                type="button"
                className="rb-rule"
                value={option.id}
                aria-pressed={ruledOut.has(option.id)}
                aria-label={messages.ruleOutOption(letterOf(index))}
                onClick={ruleOut}
              />
            )}
          </div>
        ))}
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
        {!readOnly && (
          <>
            <button type="button" className="rb-tool" data-idle={chosen.length === 0 || undefined} onClick={clear}>
              {messages.clear}
            </button>
            <button
              type="button"
              className="rb-tool"
              aria-pressed={ruling}
              title={messages.ruleOutHint}
              onClick={() => setRuling(!ruling)}
            >
              {messages.ruleOut}
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}

function without(set: ReadonlySet<ItemId>, id: ItemId): ReadonlySet<ItemId> {
  return new Set([...set].filter((one) => one !== id));
}

/** How multiple choice is answered. */
export const mcqAnswer: AnswerView<McqStudentBlock, McqEntry> = { Answer, styles: mcqAnswerStyles };
