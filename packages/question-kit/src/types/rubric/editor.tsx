import { RubricField } from '../../primitives/editor/blocks/rubric-field.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';
import type { RubricBlock } from './schema.ts';

/** Authoring of instructions: their words, and nothing else. */
export function RubricEditor({ block, index, issues }: BlockEditorProps<RubricBlock>) {
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
