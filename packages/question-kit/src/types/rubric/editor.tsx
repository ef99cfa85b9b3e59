import { RubricField } from '../../primitives/editor/blocks/rubric-field.tsx';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import type { RubricBlock } from './schema.ts';
import { useEditorMessageSet, useTypeTexts } from '../../primitives/editor/messages/message-set.ts';
import { rubricEditorMessages } from './editor-messages.ts';
import { rubricLabels } from './labels.ts';

/** Authoring of instructions: their words, and nothing else. */
function RubricEditor({ block, index, issues }: BlockEditorProps<RubricBlock>) {
  const { name } = useTypeTexts(rubricLabels);
  const own = useEditorMessageSet(rubricEditorMessages);
  return <RubricField index={index} rubric={block.rubric} label={name} placeholder={own.placeholder} issues={issues} />;
}

/** The form in which blocks of this type are written. */
export const rubricEditor: TypeEditor<RubricBlock> = { Editor: RubricEditor };
