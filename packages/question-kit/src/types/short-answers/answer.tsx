import type { ChangeEvent } from 'react';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { Prompt } from '../../families/short-answers/views/prompt.tsx';
import { toNextField, typedField } from '../../families/short-answers/views/short-field.ts';
import { shortAnswerStyles } from '../../families/short-answers/views/short-styles.ts';
import { shortValues } from '../../families/short-answers/views/short-values.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import type { ShortAnswersEntry, ShortAnswersStudentBlock } from '../../families/short-answers/schema.ts';

/** A labelled field per answer; it grows with a long answer. */
function Answer(props: AnswerProps<ShortAnswersStudentBlock, ShortAnswersEntry>) {
  const { block, readOnly, uid, number, messages, lang } = props;
  const own = useMessages(shortMessages);
  const { values, write } = shortValues(props);
  const change = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
    write(Number(currentTarget.dataset['field']), currentTarget.value.replaceAll(/[\r\n]+/gu, ' '));

  return (
    <>
      <div role="group" aria-labelledby={`${uid}r`}>
        <div className="rb-rubric" id={`${uid}r`}>
          <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
        </div>
        <ol className="rb-shorts" data-fields="" data-numbered={values.length > 1 || undefined}>
          {values.map((value, fieldIndex) => {
            const prompt = block.content[fieldIndex]?.prompt ?? '';
            const id = `${uid}f${fieldIndex}`;
            const name = own.shortField(fieldIndex + 1, values.length);
            return (
              <li key={block.content[fieldIndex]?.id ?? id}>
                {values.length > 1 && (
                  <span className="rb-n" aria-hidden="true">
                    {messages.number(fieldIndex + 1)}
                  </span>
                )}
                {prompt !== '' && (
                  <label className="rb-prompt" htmlFor={id} lang={lang} dir="auto">
                    <Prompt text={prompt} />
                  </label>
                )}
                <textarea
                  {...typedField}
                  id={id}
                  data-field={fieldIndex}
                  rows={1}
                  value={value}
                  readOnly={readOnly}
                  onChange={change}
                  onKeyDown={toNextField}
                  aria-label={prompt === '' ? name : undefined}
                  lang={lang}
                />
              </li>
            );
          })}
        </ol>
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** The answer view of short answers. */
export const shortAnswersAnswer: AnswerView<ShortAnswersStudentBlock, ShortAnswersEntry> = {
  Answer,
  styles: shortAnswerStyles,
};
