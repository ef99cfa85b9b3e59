import { IconButton, QuietButton, TextField, token } from '@rubrica/ui';
import { Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { updateItemOf } from '../../primitives/draft/item-actions.ts';
import { AddButton } from '../../primitives/editor/blocks/add-button.tsx';
import { NumberField } from '../../primitives/editor/field/number-field.tsx';
import { MatchFields } from '../../primitives/editor/comparison/match-fields.tsx';
import { MatchTester } from '../../primitives/editor/comparison/match-tester.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { gapToText } from './gap-to-text.ts';
import type { Gap } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

const Details = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};
  & > [data-part='answers'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
    gap: ${token.space[8]} ${token.space[12]};
    align-items: end;
  }
  & > [data-part='answers'] > button {
    justify-self: start;
    margin-inline-start: -10px;
  }
  & > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${token.space[8]};
  }
  & > [data-part='foot'] > :first-child {
    inline-size: 130px;
  }
`;

export interface GapDetailsProps {
  id: string;
  gap: Gap;
  index: number;
  itemIndex: number;
  position: number;
  boxed: boolean;
}

/** Everything about one gap: its answers, how they are compared, a try, what it is worth. */
export function GapDetails({ id, gap, index, itemIndex, position, boxed }: GapDetailsProps) {
  const m = useEditorMessages();
  const gapsOwn = useEditorMessageSet(fillInBlanksEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const { contentLanguage } = useKit();
  const path = itemPath(index, itemIndex);
  const answers = gap.answers.length > 0 ? gap.answers : [''];
  const setAnswers = (next: string[], typing: boolean, focus?: number) =>
    dispatch(updateItemOf<Gap>(index, itemIndex, { answers: next }, { typing }), {
      focus: focus === undefined ? undefined : [...path, 'answers', focus],
    });

  return (
    <Details id={id} role="group" aria-label={gapsOwn.gap(position)}>
      <div data-part="answers">
        {answers.map((answer, at) => (
          <TextField
            // Answers have no ids, so the index is the key.
            key={at}
            id={fieldId([...path, 'answers', ...(at === 0 ? [] : [at])])}
            label={at === 0 ? gapsOwn.answer : gapsOwn.alternative(at)}
            lang={contentLanguage}
            dir="auto"
            autoComplete="off"
            readOnly={readOnly}
            value={answer}
            onChange={(event) => setAnswers(answers.with(at, event.target.value), true)}
            end={
              at > 0 &&
              !readOnly && (
                <IconButton
                  label={gapsOwn.removeAlternative(answer)}
                  icon={<X aria-hidden="true" />}
                  onClick={() => setAnswers(answers.toSpliced(at, 1), false, at - 1)}
                />
              )
            }
          />
        ))}
        {!readOnly && !boxed && (
          <AddButton onClick={() => setAnswers([...answers, ''], false, answers.length)}>
            {gapsOwn.addAlternative}
          </AddButton>
        )}
      </div>
      {!boxed && (
        <MatchFields
          match={gap.match}
          index={index}
          itemIndex={itemIndex}
          applyToAllLabel={gapsOwn.toAll}
          appliedToAllText={gapsOwn.toAllDone}
        />
      )}
      {!boxed && <MatchTester answers={gap.answers} match={gap.match} noKey={m.comparison.decisions.manual()} />}
      <div data-part="foot">
        <NumberField
          id={fieldId([...path, 'mark'])}
          label={m.comparison.mark}
          min={0}
          max={1000}
          step={0.5}
          readOnly={readOnly}
          value={gap.mark ?? 1}
          onChange={(mark) =>
            dispatch(updateItemOf<Gap>(index, itemIndex, { mark: mark === 1 ? undefined : mark }, { typing: true }))
          }
        />
        {!readOnly && (
          <QuietButton
            icon={<Undo2 aria-hidden="true" data-mirror="" />}
            onClick={() =>
              dispatch(gapToText(index, itemIndex), {
                focus: blockPath(index, 'content'),
                say: gapsOwn.removed(position),
              })
            }
          >
            {gapsOwn.remove(position)}
          </QuietButton>
        )}
      </div>
    </Details>
  );
}
