import { ShortEditor } from '../../editor/short/short-editor.tsx';
import type { BlockEditorProps } from '../../editor/state/block-editor.ts';

/** Authoring of short answers. */
export function ShortAnswersEditor(props: BlockEditorProps<'ShortAnswers'>) {
  return <ShortEditor {...props} notes={false} />;
}
