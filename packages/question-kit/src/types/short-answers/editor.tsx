import { ShortEditor } from '../../families/short-answers/editor/short-editor.tsx';
import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';

/** Authoring of short answers. */
export function ShortAnswersEditor(props: BlockEditorProps<'ShortAnswers'>) {
  return <ShortEditor {...props} notes={false} />;
}
