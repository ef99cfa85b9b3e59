import { RubricField } from '../../editor/blocks/rubric-field.tsx';
import { useEditorMessages } from '../../editor/messages/use-editor-messages.ts';
import type { BlockEditorProps } from '../../editor/state/block-editor.ts';

/** Authoring of instructions: their words, and nothing else. */
export function RubricEditor({ block, index, issues }: BlockEditorProps<'Rubric'>) {
  const m = useEditorMessages();
  return (
    <RubricField
      index={index}
      rubric={block.rubric}
      label={m.typeNames.Rubric}
      placeholder={m.instructions.placeholder}
      issues={issues}
    />
  );
}
