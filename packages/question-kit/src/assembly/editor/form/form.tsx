import { token } from '@rubrica/ui';
import { Fragment, memo } from 'react';
import { styled } from 'styled-components';
import { shownTypeOf } from '../../../types/question-types.ts';
import { insertInput } from '../../../primitives/draft/input-actions.ts';
import { inputPath } from '../../../primitives/draft/paths.ts';
import { AddButton } from '../../../primitives/editor/blocks/add-button.tsx';
import { noIssues } from '../../../primitives/editor/field/issues.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { numbersOf } from '../state/block-name.ts';
import { useDraftOnPage } from '../state/editor-workspace.ts';
import { StimulusCard } from '../stimulus/stimulus-card.tsx';
import { AddButtons } from './add-buttons.tsx';
import { BlockCard } from './block-card.tsx';
import { DetailsForm, type DetailsOptions } from './details-form.tsx';
import { InsertHere } from './insert-here.tsx';
import { TypeTiles } from './type-tiles.tsx';

const Column = styled.div`
  container: form / inline-size;
  display: grid;
  gap: ${token.space[32]};
  inline-size: min(100%, 760px);
  margin-inline: auto;
  & section > [data-add] {
    margin-inline-start: -10px;
  }
  & h2 {
    padding-block-end: ${token.space[12]};
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.4;
  }
`;

const AddLine = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Items = styled.div`
  display: grid;
  gap: ${token.space[12]};
  &:not(:empty) + [data-add] {
    margin-block-start: ${token.space[8]};
  }
`;

/** The form of the whole draft, in the order in which students see it. */
export const Form = memo(function Form({ categories, levels, diplomas }: DetailsOptions) {
  const { draft, issues } = useDraftOnPage();
  const m = useEditorMessages();
  const { dispatch, fieldId, openMenu, readOnly } = useEditor();
  const { title, type, subQuestionType, category, level, diploma, input, questions } = draft;
  const numbers = numbersOf(questions);
  const addText = () =>
    dispatch(insertInput({ kind: 'text', html: '' }), {
      focus: inputPath(input.length, 'html'),
      say: m.actions.added(m.stimulus.kinds.text, input.length + 1),
    });
  return (
    <Column>
      {questions.length === 0 && !readOnly && <TypeTiles skill={type} />}
      <section data-place="details">
        <h2>{m.details.heading}</h2>
        <DetailsForm
          {...{ title, type, subQuestionType, category, level, diploma, categories, levels, diplomas }}
          issues={issues.head}
        />
      </section>
      <section>
        <h2>{m.outline.stimulus}</h2>
        <Items>
          {input.map((item, index) => (
            <StimulusCard
              key={item.id}
              item={item}
              index={index}
              total={input.length}
              issues={issues.input[index] ?? noIssues}
            />
          ))}
        </Items>
        {!readOnly && (
          <AddLine data-add="">
            <AddButton onClick={addText}>{m.add.text}</AddButton>
            <AddButton
              id={fieldId(['input'])}
              onClick={(event) =>
                openMenu({ anchor: event.currentTarget, list: 'input', at: input.length, from: 'form' })
              }
            >
              {m.outline.addStimulus}
            </AddButton>
          </AddLine>
        )}
      </section>
      <section>
        <h2>{m.outline.questions}</h2>
        {questions.map((block, index) => (
          <Fragment key={block.id ?? index}>
            {index > 0 && !readOnly && <InsertHere at={index} />}
            <BlockCard
              type={shownTypeOf(block.type, subQuestionType)}
              block={block}
              index={index}
              number={numbers[index]}
              total={questions.length}
              issues={issues.questions[index] ?? noIssues}
            />
          </Fragment>
        ))}
        {!readOnly && <AddButtons at={questions.length} type={subQuestionType} />}
      </section>
    </Column>
  );
});
