import { RubricField } from '../../editor/blocks/rubric-field.tsx';
import type { BlockEditorProps } from '../../editor/state/block-editor.ts';

/** Authoring of a word list or a passage. */
export function VocabEditor({ block, index, issues }: BlockEditorProps<'Vocab'>) {
  return <RubricField index={index} rubric={block.rubric} placeholder="" issues={issues} />;
}
