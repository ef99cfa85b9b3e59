import { ShortEditor } from '../../families/short-answers/editor/short-editor.tsx';
import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

/** Authoring of short answers. */
export function ShortAnswersEditor(props: BlockEditorProps<ShortAnswersBlock>) {
  return <ShortEditor {...props} notes={false} />;
}
