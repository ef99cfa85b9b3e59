import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { BlockExtras } from '../../primitives/editor/blocks/block-extras.tsx';
import { RubricField } from '../../primitives/editor/blocks/rubric-field.tsx';
import { issueAt, issuesBelow } from '../../primitives/editor/field/issues.ts';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { GapRow } from './editor-gap.tsx';
import { GapText } from './editor-text.tsx';
import { WordBoxFields } from './editor-word-box.tsx';
import type { FillInBlanksBlock } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorMessages } from './editor-messages.ts';

/** Authoring of a text with gaps: the text, then every gap by itself, then the word box. */
function FillInBlanksEditor({ block, index, issues }: BlockEditorProps<FillInBlanksBlock>) {
  const own = useEditorMessageSet(fillInBlanksEditorMessages);
  const gaps = block.content.flatMap((item, itemIndex) => (item.type === 'gap' ? [{ gap: item, itemIndex }] : []));
  return (
    <>
      <RubricField index={index} rubric={block.rubric} placeholder={own.rubricPlaceholder} issues={issues} />
      <GapText index={index} content={block.content} issue={issueAt(issues, 'content')} />
      <FormList label={own.list}>
        {gaps.length === 0 && <p>{own.none}</p>}
        <ol>
          {gaps.map(({ gap, itemIndex }, position) => (
            <GapRow
              key={gap.id}
              gap={gap}
              index={index}
              itemIndex={itemIndex}
              position={position + 1}
              boxed={block.boxOptions}
              issue={issuesBelow(issues, 'content', itemIndex)[0]}
            />
          ))}
        </ol>
      </FormList>
      <WordBoxFields index={index} boxOptions={block.boxOptions} distractors={block.distractors} issues={issues} />
      <BlockExtras index={index} autoCorrected={block.autoCorrected} modelAnswer={block.modelAnswer} />
    </>
  );
}

/** The form in which blocks of this type are written. */
export const fillInBlanksEditor: TypeEditor<FillInBlanksBlock> = { Editor: FillInBlanksEditor };
