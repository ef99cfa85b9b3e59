import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { QuietButton } from '@rubrica/ui';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { BlockExtras } from '../../primitives/editor/blocks/block-extras.tsx';
import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { AddButton } from '../../primitives/editor/blocks/add-button.tsx';
import { RubricField } from '../../primitives/editor/blocks/rubric-field.tsx';
import { TextList } from '../../primitives/editor/blocks/text-list.tsx';
import { IssueNote } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { useStableIds } from '../../primitives/editor/sort/use-stable-ids.ts';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { PairRow } from './editor-pair.tsx';
import { PastePairs } from './paste-pairs.tsx';
import { rightsOf } from './rights.ts';
import { usePairLists } from './use-pair-lists.ts';
import type { MatchingBlock } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { blockPath } from '../../primitives/draft/paths.ts';

/** Authoring of matching: the task, the pairs, why, and rights that belong nowhere. */
function MatchingEditor({ block, index, issues }: BlockEditorProps<MatchingBlock>) {
  const own = useEditorMessageSet(matchingEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const { insert, paste } = usePairLists(index);
  const [pasting, setPasting] = useState(false);
  const { content, distractors = [] } = block;
  const ids = useStableIds(content);
  const listIssues = issues.filter((issue) => issue.path.length === 1 && issue.path[0] === 'content');
  const reuse = rightsOf(block).reusable ? own.reused : own.once;
  const written = content.length > 1 && content.every(({ right }) => right.trim() !== '');

  return (
    <>
      <RubricField index={index} rubric={block.rubric} placeholder={own.rubricPlaceholder} issues={issues} />
      <FormList label={own.list} aside={written ? reuse : undefined}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
          <ol>
            {content.map((pair, itemIndex) => (
              <PairRow
                key={pair.id}
                pair={pair}
                list={block.id ?? String(index)}
                index={index}
                itemIndex={itemIndex}
                total={content.length}
                left={issueAt(issues, 'content', itemIndex, 'left')}
                right={issueAt(issues, 'content', itemIndex, 'right')}
                insert={insert}
                paste={paste}
              />
            ))}
          </ol>
        </SortableContext>
        {content.length === 0 && <p>{own.empty}</p>}
        <div>
          {listIssues.map((issue) => (
            <IssueNote key={issue.code} issue={issue} />
          ))}
        </div>
        {!readOnly && (
          <div data-part="foot">
            <AddButton id={fieldId(blockPath(index, 'content'))} onClick={() => insert(content.length)}>
              {own.add}
            </AddButton>
            <QuietButton icon={<ClipboardList aria-hidden="true" />} onClick={() => setPasting(true)}>
              {own.paste}
            </QuietButton>
          </div>
        )}
      </FormList>
      <TextList
        index={index}
        field="distractors"
        texts={distractors}
        issues={issues}
        least={220}
        messages={{
          label: own.distractors,
          one: own.distractor,
          add: own.addDistractor,
          remove: own.removeDistractor,
        }}
        onTexts={(texts, { typing, focus }) =>
          dispatch(
            updateBlockOf<MatchingBlock>(index, { distractors: texts.length > 0 ? texts : undefined }, { typing }),
            {
              focus,
            },
          )
        }
      />
      <BlockExtras index={index} autoCorrected={block.autoCorrected} modelAnswer={block.modelAnswer} />
      {pasting && (
        <PastePairs
          onClose={() => setPasting(false)}
          onMake={(lines) => {
            setPasting(false);
            paste(lines, content.length, false);
          }}
        />
      )}
    </>
  );
}

/** The form in which blocks of this type are written. */
export const matchingEditor: TypeEditor<MatchingBlock> = { Editor: MatchingEditor };
