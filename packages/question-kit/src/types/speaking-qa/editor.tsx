import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { QuietButton } from '@rubrica/ui';
import { ClipboardList } from 'lucide-react';
import { useCallback, useState } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { insertItemOf } from '../../primitives/draft/item-actions.ts';
import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { AddButton } from '../../primitives/editor/blocks/add-button.tsx';
import { QuickList } from '../../primitives/editor/blocks/quick-list.tsx';
import { useQuickList } from '../../primitives/editor/blocks/use-quick-list.ts';
import { IssueNote } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { useStableIds } from '../../primitives/editor/sort/use-stable-ids.ts';
import { SpokenForm } from '../../families/speaking/editor/spoken-form.tsx';
import { copyTimes } from '../../families/speaking/editor/use-item-actions.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { promptLines } from '../../families/speaking/editor/prompt-lines.ts';
import { PromptLine } from './editor-prompt.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import type { SpeakingPrompt, SpeakingQaBlock } from './schema.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** Authoring of an interview: its prompts in their order, their times and recordings, what the answers are worth. */
function SpeakingQaEditor({ block, index, issues }: BlockEditorProps<SpeakingQaBlock>) {
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const [pasting, setPasting] = useState(false);
  const { isListing, itemsOf, finish } = useQuickList(block.content);
  const ids = useStableIds(block.content);
  const total = block.content.length;
  const missing = issueAt(issues, 'content');

  // A new prompt takes the times of the one before it.
  const insert = useCallback(
    (at: number, texts: readonly string[], like: SpeakingPrompt | undefined) => {
      const items = texts.map((text, itemIndex) =>
        insertItemOf(index, { id: freshId(), text, ...copyTimes(like) }, at + itemIndex),
      );
      dispatch(batchActions('insertItem', items), {
        focus: itemPath<SpeakingPrompt>(index, at, 'text'),
        say: texts.length > 1 ? own.pasted(texts.length) : undefined,
      });
    },
    [dispatch, index, own],
  );
  const last = block.content.at(-1);
  const showsList = !readOnly && (isListing || total === 0);

  return (
    <SpokenForm
      block={block}
      index={index}
      issues={issues}
      rubricPlaceholder={own.promptsRubric}
      maxima={{
        communicationMark: block.communicationMark,
        languageKnowledgeMark: block.languageKnowledgeMark,
        spontaneityFluencyMark: block.spontaneityFluencyMark,
        pronunciationIntonationMark: block.pronunciationIntonationMark,
      }}
    >
      <FormList label={own.prompts} aside={total > 1 ? own.inOrder : undefined}>
        {showsList && (
          <QuickList<{ text: string }>
            id={fieldId(blockPath(index, 'content'))}
            label={own.quickList}
            hint={own.pasteHint}
            items={block.content}
            read={(list) => promptLines(list).map((text) => ({ text }))}
            write={({ text }) => text}
            onLines={(lines) =>
              dispatch(updateBlockOf<SpeakingQaBlock>(index, { content: itemsOf(lines) }, { typing: true }))
            }
            onDone={finish}
          />
        )}
        {!isListing && (
          <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
            <ol>
              {block.content.map((prompt, itemIndex) => (
                <PromptLine
                  key={prompt.id}
                  prompt={prompt}
                  list={block.id ?? String(index)}
                  index={index}
                  itemIndex={itemIndex}
                  total={total}
                  issue={issueAt(issues, 'content', itemIndex, 'text')}
                  insert={insert}
                />
              ))}
            </ol>
          </SortableContext>
        )}
        {total === 0 && readOnly && <p>{own.noPrompts}</p>}
        <div>{missing && <IssueNote issue={missing} />}</div>
        {!readOnly && (
          <div data-part="foot">
            <AddButton
              id={showsList ? undefined : fieldId(blockPath(index, 'content'))}
              onClick={() => insert(total, [''], last)}
            >
              {own.addPrompt}
            </AddButton>
            <QuietButton icon={<ClipboardList aria-hidden="true" />} onClick={() => setPasting(true)}>
              {own.paste}
            </QuietButton>
          </div>
        )}
      </FormList>
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onMake={(texts) => {
            setPasting(false);
            insert(total, texts, last);
          }}
        />
      )}
    </SpokenForm>
  );
}

/** The form in which blocks of this type are written. */
export const speakingQaEditor: TypeEditor<SpeakingQaBlock> = { Editor: SpeakingQaEditor };
