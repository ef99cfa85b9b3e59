import { QuietButton, token } from '@rubrica/ui';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileRef } from '../../schema/fields.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { useEditor, type FileKind } from '../state/editor-api.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  font-size: ${token.font[13]};
  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
  }
  & > span {
    flex: 1;
    color: ${token.color.inkFaint};
  }
`;

export interface FileLineProps {
  kind: FileKind;
  file: FileRef;
  onReplace: (file: FileRef) => void;
}

/** Shows the chosen file, with a button that replaces it. */
export function FileLine({ kind, file, onReplace }: FileLineProps) {
  const m = useEditorMessages();
  const { canUpload, chooseFile, readOnly } = useEditor();
  return (
    <Line>
      <bdi>{file.name}</bdi>
      <span>{m.stimulus.size(file.size)}</span>
      {canUpload && !readOnly && (
        <QuietButton icon={<RefreshCw aria-hidden="true" />} onClick={() => chooseFile(kind, onReplace)}>
          {m.stimulus.replace}
        </QuietButton>
      )}
    </Line>
  );
}
