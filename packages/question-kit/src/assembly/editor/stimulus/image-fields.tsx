import { TextArea, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { updateInput } from '../../../primitives/draft/input-actions.ts';
import { useFileUrl } from '../../../primitives/stimulus/use-file-url.ts';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { FileLine } from '../../../primitives/editor/files/file-line.tsx';
import { inputPath } from '../../../primitives/draft/paths.ts';

const Picture = styled.img`
  justify-self: start;
  max-block-size: 220px;
  max-inline-size: 100%;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
`;

export interface ImageFieldsProps {
  item: Extract<InputItem, { kind: 'image' }>;
  index: number;
  issue: EditorIssue | undefined;
}

/** The fields of a picture and its description. */
export function ImageFields({ item, index, issue }: ImageFieldsProps) {
  const m = useEditorMessages();
  const { dispatch, fieldId, readOnly } = useEditorWorkspace();
  const fileUrl = useFileUrl(item.file);
  return (
    <>
      {fileUrl.url !== undefined && <Picture src={fileUrl.url} onError={fileUrl.onError} alt={item.alt} />}
      <FileLine kind="image" file={item.file} onReplace={(file) => dispatch(updateInput(index, { file }))} />
      <TextArea
        id={fieldId(inputPath(index, 'alt'))}
        label={m.stimulus.alt}
        hint={hintOf(issue, m.stimulus.altHint)}
        dir="auto"
        rows={2}
        maxLength={1000}
        required
        readOnly={readOnly}
        value={item.alt}
        onChange={(event) => dispatch(updateInput(index, { alt: event.target.value }))}
      />
    </>
  );
}
