import { ShortEditor } from '../../families/short-answers/editor/short-editor.tsx';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

/** Authoring of a note sheet; the sheet itself is seen in the preview beside it. */
function NoteTakingEditor(props: BlockEditorProps<ShortAnswersBlock>) {
  return <ShortEditor {...props} notes />;
}

/** The form in which blocks of this type are written. */
export const noteTakingEditor: TypeEditor<ShortAnswersBlock> = { Editor: NoteTakingEditor };
