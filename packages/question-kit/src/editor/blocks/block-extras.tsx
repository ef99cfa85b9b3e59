import { Checkbox, token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { useEditor } from '../state/editor-api.ts';
import { QuietAdd } from './quiet-add.tsx';
import { updateBlock } from '../../draft/blocks.ts';

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
  const { act, fieldId, readOnly } = useEditor();
  const [opened, setOpened] = useState(false);
  const modelPath = ['questions', index, 'modelAnswer'];

  return (
    <Extras>
      <Checkbox
        id={fieldId(['questions', index, 'autoCorrected'])}
        label={m.block.autoCorrected}
        hint={m.block.autoCorrectedHint}
        checked={autoCorrected}
        disabled={readOnly}
        onChange={(event) => act(updateBlock(index, { autoCorrected: event.target.checked }))}
      />
      {modelAnswer !== undefined || opened ? (
        <RichTextField
          id={fieldId(modelPath)}
          label={m.block.modelAnswer}
          hint={m.block.modelAnswerHint}
          value={modelAnswer ?? ''}
          onChange={(html) =>
            act(updateBlock(index, { modelAnswer: html === '' ? undefined : html }, { typing: true }))
          }
        />
      ) : (
        !readOnly && (
          <QuietAdd
            onClick={() => {
              setOpened(true);
              requestAnimationFrame(() => document.getElementById(fieldId(modelPath))?.focus());
            }}
          >
            {m.block.addModelAnswer}
          </QuietAdd>
        )
      )}
    </Extras>
  );
}
