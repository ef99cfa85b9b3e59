import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { WritingForm } from '../../families/writing/editor/writing-form.tsx';
import type { WritingPhotoDescriptionBlock } from './schema.ts';

/** Authoring of a photo that is described in writing: what is written about comes first. */
function WritingPhotoDescriptionEditor(props: BlockEditorProps<WritingPhotoDescriptionBlock>) {
  return <WritingForm {...props} source="image" />;
}

/** The form in which blocks of this type are written. */
export const writingPhotoDescriptionEditor: TypeEditor<WritingPhotoDescriptionBlock> = {
  Editor: WritingPhotoDescriptionEditor,
};
