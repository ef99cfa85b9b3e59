import { useState } from 'react';
import { updateBlockOf } from '../../draft/block-actions.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useEditor } from '../state/editor-api.ts';
import { AddButton } from './add-button.tsx';
import { blockPath } from '../../draft/paths.ts';

/** A block's model answer, behind a button until somebody wants one. */
export function ModelAnswerField({ index, value }: { index: number; value: string | undefined }) {
  const m = useEditorMessages();
  const { dispatch, fieldId, readOnly } = useEditor();
  const [opened, setOpened] = useState(false);
  const path = blockPath(index, 'modelAnswer');

  if (value !== undefined || opened) {
    return (
      <RichTextField
        id={fieldId(path)}
        label={m.block.modelAnswer}
        hint={m.block.modelAnswerHint}
        value={value ?? ''}
        onChange={(html) =>
          dispatch(updateBlockOf(index, { modelAnswer: html === '' ? undefined : html }, { typing: true }))
        }
      />
    );
  }
  if (readOnly) return null;
  return (
    <AddButton
      onClick={() => {
        setOpened(true);
        requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
      }}
    >
      {m.block.addModelAnswer}
    </AddButton>
  );
}
