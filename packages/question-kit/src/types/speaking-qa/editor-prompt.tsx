import { TextArea, token } from '@rubrica/ui';
import { FileAudio, Mic } from 'lucide-react';
import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { FileRef } from '../../primitives/schema/fields.ts';
import { updateItemOf } from '../../primitives/draft/item-actions.ts';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { DragHandle } from '../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../primitives/editor/sort/use-sort-line.ts';
import { ItemLine } from '../../families/speaking/editor/item-line.ts';
import { SpokenMenu } from '../../families/speaking/editor/spoken-menu.tsx';
import { promptLines } from '../../families/speaking/editor/prompt-lines.ts';
import { TimeFields } from '../../families/speaking/editor/time-fields.tsx';
import { useItemActions } from '../../families/speaking/editor/use-item-actions.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { PromptAudio } from './prompt-audio.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { SpeakingPrompt } from './schema.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

const PromptText = styled(TextArea)`
  & textarea {
    min-block-size: ${token.density.control};
    padding-block: calc((${token.density.control} - 1.6em) / 2 - 1px);
    resize: none;
  }
`;

interface PromptLineProps {
  prompt: SpeakingPrompt;
  /** The block's id: while a prompt is dragged, it identifies the list that the prompt belongs to. */
  list: string;
  index: number;
  itemIndex: number;
  total: number;
  issue: EditorIssue | undefined;
  insert: (at: number, texts: readonly string[], like: SpeakingPrompt) => void;
}

/** One prompt: its words, its recording, its times. */
export const PromptLine = memo(function PromptLine(props: PromptLineProps) {
  const { prompt, list, index, itemIndex, total, issue, insert } = props;
  const m = useEditorMessages();
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch, canUpload, chooseFile, fieldId, readOnly } = useEditor();
  const [recording, setRecording] = useState(false);
  const name = own.item.prompt(itemIndex + 1);
  const actions = useItemActions({ index, itemIndex, total, name, field: 'text' });
  const sort = useSortLine(prompt.id, { list, index: itemIndex, name, move: actions.move }, readOnly);
  const textPath = itemPath<SpeakingPrompt>(index, itemIndex, 'text');
  const setAudio = (audio: FileRef | undefined) =>
    dispatch(updateItemOf<SpeakingPrompt>(index, itemIndex, { audio }), { focus: textPath });

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter' && !event.shiftKey) insert(itemIndex + 1, [''], prompt);
    else if (event.key === 'Backspace' && prompt.text === '' && !prompt.audio && total > 1) actions.remove();
    else if (step !== undefined && event.altKey) actions.move(itemIndex, itemIndex + step, true);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const texts = promptLines(event.clipboardData.getData('text/plain'));
    if (texts.length < 2 || prompt.text !== '') return;
    event.preventDefault();
    const [first = '', ...rest] = texts;
    dispatch(updateItemOf<SpeakingPrompt>(index, itemIndex, { text: first }));
    insert(itemIndex + 1, rest, prompt);
  };

  return (
    <ItemLine ref={sort.setNodeRef} style={sort.style} data-dragging={sort.isDragging || undefined}>
      {readOnly ? <span /> : <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={-1} />}
      <div>
        <PromptText
          rows={1}
          id={fieldId(textPath)}
          label={name}
          hideLabel
          hint={hintOf(issue)}
          dir="auto"
          autoComplete="off"
          maxLength={5000}
          readOnly={readOnly}
          placeholder={own.promptPlaceholder}
          value={prompt.text}
          onChange={(event) => dispatch(updateItemOf<SpeakingPrompt>(index, itemIndex, { text: event.target.value }))}
          onKeyDown={readOnly ? undefined : press}
          onPaste={readOnly ? undefined : paste}
        />
        {prompt.audio && (
          <PromptAudio
            file={prompt.audio}
            label={own.promptAudio(name)}
            onReplace={setAudio}
            onRemove={readOnly ? undefined : () => setAudio(undefined)}
          />
        )}
        <TimeFields name={name} times={prompt} onChange={actions.times} />
      </div>
      {!readOnly && (
        <SpokenMenu
          name={name}
          itemIndex={itemIndex}
          total={total}
          actions={actions}
          onDuplicate={() => actions.duplicate(prompt)}
          onTimesToAll={() => actions.timesToAll(prompt)}
          more={[
            {
              label: own.addAudio,
              icon: <FileAudio aria-hidden="true" />,
              disabled: !canUpload,
              onSelect: () => chooseFile('audio', setAudio),
            },
            {
              label: own.record,
              icon: <Mic aria-hidden="true" />,
              disabled: !canUpload,
              onSelect: () => setRecording(true),
            },
          ]}
        />
      )}
      {recording && (
        <RecordDialog
          promptId={prompt.id}
          text={prompt.text}
          onClose={() => setRecording(false)}
          onDone={(file) => {
            setRecording(false);
            setAudio(file);
          }}
        />
      )}
    </ItemLine>
  );
});
