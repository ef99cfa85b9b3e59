import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';
import { WritingForm } from '../../families/writing/editor/writing-form.tsx';
import type { WritingSummariesBlock } from './schema.ts';

/** Authoring of a text that is put in fewer words: what is written about comes first. */
export function WritingSummariesEditor(props: BlockEditorProps<WritingSummariesBlock>) {
  return <WritingForm {...props} source="text" />;
}
