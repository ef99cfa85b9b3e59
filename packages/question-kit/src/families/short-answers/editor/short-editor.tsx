import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { QuietButton, token } from '@rubrica/ui';
import { ClipboardList } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { anyOrderGroups } from '../../../primitives/comparison/any-order.ts';
import { BlockExtras } from '../../../primitives/editor/blocks/block-extras.tsx';
import { FormList } from '../../../primitives/editor/blocks/form-list.tsx';
import { AddButton } from '../../../primitives/editor/blocks/add-button.tsx';
import { RubricField } from '../../../primitives/editor/blocks/rubric-field.tsx';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { issueAt, issuesBelow } from '../../../primitives/editor/field/issues.ts';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { useStableIds } from '../../../primitives/editor/sort/use-stable-ids.ts';
import type { BlockEditorProps } from '../../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { insertFields, mostFields, setFieldCount } from './field-actions.ts';
import type { FieldLine } from './field-lines.ts';
import { PasteFields } from './paste-fields.tsx';
import { ShortRow } from './short-row.tsx';
import type { ShortAnswersBlock, ShortItem } from '../schema.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../../primitives/draft/paths.ts';
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[12]};
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin-inline-start: -10px;
  }
  & > :last-child {
    inline-size: 200px;
  }
`;

export interface ShortEditorProps extends BlockEditorProps<ShortAnswersBlock> {
  /** Prompts are the lines of a note sheet. */
  notes: boolean;
}

/** Authoring of short answers and note sheets: the task, then every field with its prompt and its answers. */
export function ShortEditor({ block, index, issues, notes }: ShortEditorProps) {
  const own = useEditorMessageSet(shortEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const [pasting, setPasting] = useState(false);
  const ids = useStableIds(block.content);
  const groups = useMemo(() => anyOrderGroups(block.content), [block.content]);
  const end = block.content.length;

  const insert = useCallback(
    (at: number, lines: readonly FieldLine[]) =>
      dispatch(
        insertFields(
          index,
          at,
          lines.map(({ prompt, answers }) => ({ id: freshId(), ...(prompt !== '' && { prompt }), answers })),
        ),
        {
          focus: itemPath<ShortItem>(index, at, 'prompt'),
          say: lines.length > 1 ? own.pasted(lines.length) : undefined,
        },
      ),
    [dispatch, index, own],
  );

  return (
    <>
      <RubricField
        index={index}
        rubric={block.rubric}
        placeholder={notes ? own.notesPlaceholder : own.rubricPlaceholder}
        issues={issues}
      />
      <FormList label={notes ? own.notes : own.list} aside={end > 0 && own.listHint}>
        {notes && <p>{own.notesHint}</p>}
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
          <ol>
            {block.content.map((item, itemIndex) => (
              <ShortRow
                key={item.id}
                item={item}
                list={block.id ?? String(index)}
                index={index}
                itemIndex={itemIndex}
                total={end}
                notes={notes}
                others={(groups.find((group) => group.includes(itemIndex)) ?? [])
                  .filter((one) => one !== itemIndex)
                  .join(' ')}
                issue={issuesBelow(issues, 'content', itemIndex)[0]}
                insert={insert}
              />
            ))}
          </ol>
        </SortableContext>
        {end === 0 && <p>{own.empty}</p>}
        <Foot>
          {readOnly ? (
            <span />
          ) : (
            <div>
              <AddButton
                id={fieldId(blockPath(index, 'content'))}
                disabled={end >= mostFields}
                onClick={() => insert(end, [{ prompt: '', answers: [] }])}
              >
                {own.add}
              </AddButton>
              <QuietButton icon={<ClipboardList aria-hidden="true" />} onClick={() => setPasting(true)}>
                {own.paste}
              </QuietButton>
            </div>
          )}
          <NumberField
            id={fieldId(blockPath<ShortAnswersBlock>(index, 'answersCount'))}
            label={own.count}
            hint={hintOf(
              issueAt(issues, 'answersCount'),
              block.answersCount > end && end > 0 ? own.open(block.answersCount - end) : undefined,
            )}
            min={Math.max(1, end)}
            max={mostFields}
            step={1}
            readOnly={readOnly}
            value={block.answersCount}
            onChange={(count) => dispatch(setFieldCount(index, count ?? end))}
          />
        </Foot>
      </FormList>
      <BlockExtras index={index} autoCorrected={block.autoCorrected} modelAnswer={block.modelAnswer} />
      {pasting && (
        <PasteFields
          notes={notes}
          room={mostFields - end}
          onClose={() => setPasting(false)}
          onMake={(lines) => {
            setPasting(false);
            insert(end, lines);
          }}
        />
      )}
    </>
  );
}
