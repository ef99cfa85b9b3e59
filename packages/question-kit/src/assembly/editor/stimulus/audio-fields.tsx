import { TextArea, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { updateInput } from '../../../primitives/draft/input-actions.ts';
import { useFileUrl } from '../../../primitives/stimulus/use-file-url.ts';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { FileLine } from '../../../primitives/editor/files/file-line.tsx';
import { inputPath } from '../../../primitives/draft/paths.ts';

const Player = styled.audio`
  inline-size: 100%;
  block-size: 40px;
  border-radius: ${token.radius.control};
`;

/** A recording, how often it may be played, and its transcript. */
export function AudioFields({ item, index }: { item: Extract<InputItem, { kind: 'audio' }>; index: number }) {
  const m = useEditorMessages();
  const { dispatch, fieldId, readOnly } = useEditorWorkspace();
  const fileUrl = useFileUrl(item.file);
  return (
    <>
      {fileUrl.url !== undefined && (
        <Player controls preload="none" src={fileUrl.url} onError={fileUrl.onError} aria-label={item.file.name} />
      )}
      <FileLine kind="audio" file={item.file} onReplace={(file) => dispatch(updateInput(index, { file }))} />
      <NumberField
        id={fieldId(inputPath(index, 'playLimit'))}
        label={m.stimulus.playLimit}
        placeholder={m.stimulus.noLimit}
        min={1}
        max={20}
        step={1}
        optional
        readOnly={readOnly}
        value={item.playLimit}
        onChange={(playLimit) => dispatch(updateInput(index, { playLimit }, { typing: true }))}
      />
      <TextArea
        id={fieldId(inputPath(index, 'transcript'))}
        label={m.stimulus.transcript}
        hint={m.stimulus.transcriptHint}
        dir="auto"
        rows={3}
        readOnly={readOnly}
        value={item.transcript ?? ''}
        onChange={(event) => {
          const transcript = event.target.value;
          dispatch(updateInput(index, { transcript: transcript === '' ? undefined : transcript }, { typing: true }));
        }}
      />
    </>
  );
}
