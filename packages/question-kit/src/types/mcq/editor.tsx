import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { QuietButton } from '@rubrica/ui';
import { ClipboardList } from 'lucide-react';
import { useCallback, useState } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { insertItemOf } from '../../primitives/draft/item-actions.ts';
import { BlockExtras } from '../../primitives/editor/blocks/block-extras.tsx';
import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { AddButton } from '../../primitives/editor/blocks/add-button.tsx';
import { RubricField } from '../../primitives/editor/blocks/rubric-field.tsx';
import { QuickList } from '../../primitives/editor/blocks/quick-list.tsx';
import { useQuickList } from '../../primitives/editor/blocks/use-quick-list.ts';
import { IssueNote } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { useStableIds } from '../../primitives/editor/sort/use-stable-ids.ts';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { McqOptionRow } from './editor-option.tsx';
import { StepField } from './editor-step.tsx';
import { lineOfOption, optionLines, type OptionLine } from './option-lines.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { McqOption, McqBlock } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

const optionOf = ({ text, correct }: OptionLine): McqOption => ({ id: freshId(), text, correct });

/** Authoring of multiple choice: the question, its options, which are right, and why. */
function McqEditor({ block, index, issues }: BlockEditorProps<McqBlock>) {
  const own = useEditorMessageSet(mcqEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const [pasting, setPasting] = useState(false);
  const { isListing, itemsOf, finish } = useQuickList(block.content);
  const ids = useStableIds(block.content);
  const right = block.content.filter((option) => option.correct).length;
  const listIssues = issues.filter((issue) => issue.path.length === 1 && issue.path[0] === 'content');

  const insert = useCallback(
    (at: number, lines: readonly OptionLine[], focus: number) =>
      dispatch(
        batchActions(
          'insertItem',
          lines.map((line, itemIndex) => insertItemOf(index, optionOf(line), at + itemIndex)),
        ),
        {
          focus: itemPath<McqOption>(index, focus, 'text'),
          say: lines.length > 1 ? own.pasted(lines.length) : undefined,
        },
      ),
    [dispatch, index, own],
  );
  const end = block.content.length;
  const showsList = !readOnly && (isListing || end === 0);

  return (
    <>
      <RubricField index={index} rubric={block.rubric} placeholder={own.rubricPlaceholder} issues={issues} />
      <FormList
        label={own.options}
        aside={end === 0 ? undefined : right === 0 ? own.noneRight : right === 1 ? own.single : own.multiple(right)}
      >
        {showsList && (
          <QuickList<OptionLine>
            id={fieldId(blockPath(index, 'content'))}
            label={own.quickList}
            hint={own.pasteHint}
            items={block.content}
            read={optionLines}
            write={lineOfOption}
            onLines={(lines) => dispatch(updateBlockOf<McqBlock>(index, { content: itemsOf(lines) }, { typing: true }))}
            onDone={finish}
          />
        )}
        {!isListing && (
          <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
            <ol>
              {block.content.map((option, itemIndex) => (
                <McqOptionRow
                  key={option.id}
                  option={option}
                  list={block.id ?? String(index)}
                  index={index}
                  itemIndex={itemIndex}
                  total={end}
                  issue={issueAt(issues, 'content', itemIndex, 'text')}
                  insert={insert}
                />
              ))}
            </ol>
          </SortableContext>
        )}
        {end === 0 && readOnly && <p>{own.empty}</p>}
        <div>
          {listIssues.map((issue) => (
            <IssueNote key={issue.code} issue={issue} />
          ))}
        </div>
        {!readOnly && (
          <div data-part="foot">
            <AddButton
              id={showsList ? undefined : fieldId(blockPath(index, 'content'))}
              onClick={() => insert(end, [{ text: '', correct: false }], end)}
            >
              {own.add}
            </AddButton>
            <QuietButton icon={<ClipboardList aria-hidden="true" />} onClick={() => setPasting(true)}>
              {own.paste}
            </QuietButton>
          </div>
        )}
      </FormList>
      {right > 1 && <StepField index={index} step={block.markStep} right={right} />}
      <BlockExtras index={index} autoCorrected={block.autoCorrected} modelAnswer={block.modelAnswer} />
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onMake={(lines) => {
            setPasting(false);
            insert(end, lines, end);
          }}
        />
      )}
    </>
  );
}

/** The form in which blocks of this type are written. */
export const mcqEditor: TypeEditor<McqBlock> = { Editor: McqEditor };
