import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { WritingForm } from '../../families/writing/editor/writing-form.tsx';
import type { WritingSummariesBlock } from './schema.ts';

/** Authoring of a text that is put in fewer words: what is written about comes first. */
function WritingSummariesEditor(props: BlockEditorProps<WritingSummariesBlock>) {
  return <WritingForm {...props} source="text" />;
}

/** The form in which blocks of this type are written. */
export const writingSummariesEditor: TypeEditor<WritingSummariesBlock> = { Editor: WritingSummariesEditor };
