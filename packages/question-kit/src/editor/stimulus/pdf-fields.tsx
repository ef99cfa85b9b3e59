import type { InputItem } from '../../core/input.ts';
import { updateInput } from '../../draft/inputs.ts';
import { useFileUrl } from '../../views/stimulus/use-file-url.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { useEditor } from '../state/editor-api.ts';
import { FileLine } from './file-line.tsx';

/** A document that students open beside the questions. */
export function PdfFields({ item, index }: { item: Extract<InputItem, { kind: 'pdf' }>; index: number }) {
  const m = useEditorMessages();
  const { act } = useEditor();
  const place = useFileUrl(item.file);
  return (
    <>
      <FileLine kind="pdf" file={item.file} onReplace={(file) => act(updateInput(index, { file }))} />
      {place.url !== undefined && (
        <a href={place.url} target="_blank" rel="noopener noreferrer">
          {m.stimulus.openPdf}
        </a>
      )}
    </>
  );
}
