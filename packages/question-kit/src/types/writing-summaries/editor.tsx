import type { BlockEditorProps } from '../../editor/state/block-editor.ts';
import { WritingForm } from '../../editor/writing/writing-form.tsx';

/** Authoring of a text that is put in fewer words: what is written about comes first. */
export function WritingSummariesEditor(props: BlockEditorProps<'WritingSummaries'>) {
  return <WritingForm {...props} source="text" />;
}
