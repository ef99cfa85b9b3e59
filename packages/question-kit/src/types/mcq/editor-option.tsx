import { Checkbox } from '@rubrica/ui';
import { ImagePlus } from 'lucide-react';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useWhy } from '../../primitives/editor/blocks/use-why.ts';
import { WhyButton, WhyField } from '../../primitives/editor/blocks/why-field.tsx';
import { ItemMenu } from '../../primitives/editor/blocks/item-menu.tsx';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { FormLine } from '../../primitives/editor/blocks/form-list.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { DragHandle } from '../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../primitives/editor/sort/use-sort-line.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { OptionPicture } from './editor-picture.tsx';
import { LineText } from '../../primitives/editor/blocks/line-text.ts';
import { optionLines, type OptionLine } from './option-lines.ts';
import { useOptionActions } from './use-option-actions.ts';
import type { McqOption } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

export interface McqOptionRowProps {
  option: McqOption;
  /** The block's id: while an option is dragged, it identifies the list that the option belongs to. */
  list: string;
  index: number;
  itemIndex: number;
  total: number;
  issue: EditorIssue | undefined;
  insert: (at: number, lines: readonly OptionLine[], focus: number) => void;
}

/** One option: right or not, its text, why, and its other actions. */
export const McqOptionRow = memo(function McqOptionRow(props: McqOptionRowProps) {
  const { option, list, index, itemIndex, total, issue, insert } = props;
  const m = useEditorMessages();
  const own = useEditorMessageSet(mcqEditorMessages);
  const { readOnly, fieldId, goTo } = useEditor();
  const { contentLanguage } = useKit();
  const name = own.option(itemIndex + 1);
  const actions = useOptionActions(index, itemIndex, total);
  const sort = useSortLine(option.id, { list, index: itemIndex, name, move: actions.move }, readOnly);
  const why = useWhy(index, itemIndex, name, option.why);
  const textPath = (at: number) => itemPath<McqOption>(index, at, 'text');

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const up = event.key === 'ArrowUp';
    const handled = () => event.preventDefault();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      handled();
      insert(itemIndex + 1, [{ text: '', correct: false }], itemIndex + 1);
    } else if (event.key === 'Backspace' && option.text === '' && total > 1 && !option.image) {
      handled();
      actions.remove();
    } else if (up || event.key === 'ArrowDown') {
      const next = itemIndex + (up ? -1 : 1);
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const atEdge = selectionStart === selectionEnd && selectionStart === (up ? 0 : value.length);
      if (event.altKey) actions.move(itemIndex, next, true);
      else if (atEdge && next >= 0 && next < total) goTo(textPath(next));
      else return;
      handled();
    }
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = optionLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    actions.paste(lines, option.text === '');
  };

  return (
    <FormLine
      ref={sort.setNodeRef}
      style={sort.style}
      data-dragging={sort.isDragging || undefined}
      onKeyDownCapture={why.onKeyDownCapture}
    >
      {!readOnly && <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={-1} />}
      <Checkbox
        label={own.correct(itemIndex + 1)}
        hideLabel
        checked={option.correct}
        disabled={readOnly}
        onChange={(event) => actions.set({ correct: event.target.checked })}
      />
      <div data-part="main">
        <LineText
          rows={1}
          id={fieldId(textPath(itemIndex))}
          label={name}
          hideLabel
          hint={hintOf(issue)}
          lang={contentLanguage}
          dir="auto"
          autoComplete="off"
          readOnly={readOnly}
          placeholder={name}
          value={option.text}
          onChange={(event) => actions.set({ text: event.target.value })}
          onKeyDown={readOnly ? undefined : press}
          onPaste={readOnly ? undefined : paste}
        />
        {option.image && <OptionPicture file={option.image} onRemove={readOnly ? undefined : actions.removeImage} />}
      </div>
      <WhyButton why={why} />
      {!readOnly && (
        <ItemMenu
          name={name}
          place={itemIndex}
          total={total}
          onMove={(to) => actions.move(itemIndex, to, true)}
          onDuplicate={() => actions.duplicate(option)}
          onRemove={actions.remove}
          more={[
            {
              label: own.addImage,
              icon: <ImagePlus aria-hidden="true" />,
              onSelect: actions.chooseImage,
              disabled: !actions.canUpload,
            },
          ]}
        />
      )}
      <WhyField why={why} />
    </FormLine>
  );
});
