import type { InputItem } from '../../../primitives/schema/input.ts';
import { updateInput } from '../../../primitives/draft/input-actions.ts';
import { useFileUrl } from '../../../primitives/stimulus/use-file-url.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { FileLine } from '../../../primitives/editor/files/file-line.tsx';

/** A document that students open beside the questions. */
export function PdfFields({ item, index }: { item: Extract<InputItem, { kind: 'pdf' }>; index: number }) {
  const m = useEditorMessages();
  const { dispatch } = useEditorWorkspace();
  const fileUrl = useFileUrl(item.file);
  return (
    <>
      <FileLine kind="pdf" file={item.file} onReplace={(file) => dispatch(updateInput(index, { file }))} />
      {fileUrl.url !== undefined && (
        <a href={fileUrl.url} target="_blank" rel="noopener noreferrer">
          {m.stimulus.openPdf}
        </a>
      )}
    </>
  );
}
