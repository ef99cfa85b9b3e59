import { Kbd, QuietButton, token } from '@rubrica/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { isAuthored, type QuestionType } from '../../../types/question-types.ts';
import { offeredTypes } from '../add/add-options.ts';
import { insertBlockAsBefore } from '../add/marking-scheme.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { blockPath } from '../../../primitives/draft/paths.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  padding: ${token.space[8]};
  margin-block-start: ${token.space[12]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  & > button > kbd {
    margin-inline-start: 2px;
  }
`;

/** The buttons at the end of the form: add a block of the question's type, or choose what to add. */
export const AddButtons = memo(function AddLine({ at, type }: { at: number; type: QuestionType }) {
  const m = useAllEditorMessages();
  const { dispatch, getDraft, fieldId, offers, openMenu, schemes } = useEditorWorkspace();
  const same = isAuthored(type) && offeredTypes(getDraft().type, offers).includes(type) ? type : undefined;
  const sameAgain = () =>
    same &&
    dispatch(insertBlockAsBefore(schemes, same, at), {
      focus: blockPath(at, 'rubric'),
      say: m.actions.added(m.typeNames[same], at + 1),
    });
  return (
    <Line data-place={`questions.${at - 1}`}>
      {same && (
        <QuietButton tone="accent" id={fieldId(['questions'])} icon={<Plus aria-hidden="true" />} onClick={sameAgain}>
          {m.add.same(m.typeNames[same])}
        </QuietButton>
      )}
      <QuietButton
        id={same ? undefined : fieldId(['questions'])}
        onClick={(event) => openMenu({ anchor: event.currentTarget, list: 'questions', at, from: 'form' })}
      >
        {m.add.other}
        <Kbd aria-hidden="true">/</Kbd>
      </QuietButton>
    </Line>
  );
});
