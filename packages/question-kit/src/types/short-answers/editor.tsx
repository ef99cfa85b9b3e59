import { ShortEditor } from '../../families/short-answers/editor/short-editor.tsx';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

/** Authoring of short answers. */
function ShortAnswersEditor(props: BlockEditorProps<ShortAnswersBlock>) {
  return <ShortEditor {...props} notes={false} />;
}

/** The form in which blocks of this type are written. */
export const shortAnswersEditor: TypeEditor<ShortAnswersBlock> = { Editor: ShortAnswersEditor };
