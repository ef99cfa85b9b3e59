import type { ChangeEvent } from 'react';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { promptText } from '../../families/short-answers/prompt-lines.ts';
import { toNextField, typedField } from '../../families/short-answers/views/short-field.ts';
import { shortValues } from '../../families/short-answers/views/short-values.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import { Sheet } from './note-sheet.tsx';
import { noteAnswerStyles } from './note-sheet-styles.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';

/**
 * Every field has the width of the stylesheet, whatever its answer is: a width must not give the answer away. Only what has been typed
 * makes it wider. In characters.
 */
const neutralWidth = 12;
const widest = 46;

/** A note sheet to be completed while one listens or reads. */
function Answer(props: AnswerProps<ShortAnswersStudentBlock, ShortAnswersEntry>) {
  const { block, readOnly, uid, number, messages, lang } = props;
  const own = useMessages(shortMessages);
  const { values, write } = shortValues(props);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    write(Number(currentTarget.dataset['field']), currentTarget.value);

  const fields = values.map((value, fieldIndex) => {
    const prompt = promptText(block.content[fieldIndex]?.prompt ?? '');
    const name = own.shortField(fieldIndex + 1, values.length);
    return (
      <span
        key={block.content[fieldIndex]?.id ?? fieldIndex}
        className="rb-notefield"
        data-n={values.length > 1 ? messages.number(fieldIndex + 1) : undefined}
      >
        <input
          {...typedField}
          data-field={fieldIndex}
          value={value}
          readOnly={readOnly}
          onChange={change}
          onKeyDown={toNextField}
          aria-label={prompt === '' ? name : `${name}: ${prompt}`}
          style={value.length > neutralWidth ? { inlineSize: `${Math.min(value.length, widest) + 4}ch` } : undefined}
        />
      </span>
    );
  });

  return (
    <>
      <div role="group" aria-labelledby={`${uid}r`}>
        <div className="rb-rubric" id={`${uid}r`}>
          <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
        </div>
        <Sheet content={block.content} fields={fields} label={own.shortSheet} lang={lang} />
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** How a note sheet is completed. */
export const noteTakingAnswer: AnswerView<ShortAnswersStudentBlock, ShortAnswersEntry> = {
  Answer,
  styles: noteAnswerStyles,
};
