import { Checkbox, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { useEditor } from '../state/editor-api.ts';
import { ModelAnswerField } from './model-answer-field.tsx';
import { updateBlockOf } from '../../draft/block-actions.ts';
import { blockPath } from '../../draft/paths.ts';

const Extras = styled.div`
  display: grid;
  gap: ${token.space[12]};
  justify-items: start;
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};
  & > :not(button) {
    inline-size: 100%;
  }
  & > button {
    margin-inline-start: -10px;
  }
`;

export interface BlockExtrasProps {
  index: number;
  autoCorrected: boolean;
  modelAnswer: string | undefined;
}

/** What every machine-marked block may have besides: who has the last word on its marks, and a model answer. */
export function BlockExtras({ index, autoCorrected, modelAnswer }: BlockExtrasProps) {
  const m = useEditorMessages();
  const { dispatch, fieldId, readOnly } = useEditor();

  return (
    <Extras>
      <Checkbox
        id={fieldId(blockPath(index, 'autoCorrected'))}
        label={m.block.autoCorrected}
        hint={m.block.autoCorrectedHint}
        checked={autoCorrected}
        disabled={readOnly}
        onChange={(event) => dispatch(updateBlockOf(index, { autoCorrected: event.target.checked }))}
      />
      <ModelAnswerField index={index} value={modelAnswer} />
    </Extras>
  );
}
