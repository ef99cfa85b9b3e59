import { token, VisuallyHidden } from '@rubrica/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useWhy } from '../../../primitives/editor/blocks/use-why.ts';
import { WhyButton, WhyField } from '../../../primitives/editor/blocks/why-field.tsx';
import { ItemMenu } from '../../../primitives/editor/blocks/item-menu.tsx';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { LineText } from '../../../primitives/editor/blocks/line-text.ts';
import { IssueNote } from '../../../primitives/editor/field/issue-note.tsx';
import { matchSummary } from '../../../primitives/editor/comparison/match-summary.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { DragHandle } from '../../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../../primitives/editor/sort/use-sort-line.ts';
import { useEditor, type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { AnswersField } from './answers-field.tsx';
import { fieldLines, type FieldLine } from './field-lines.ts';
import { ShortDetails } from './short-details.tsx';
import { useFieldActions } from './use-field-actions.ts';
import type { ShortItem } from '../schema.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../../primitives/draft/paths.ts';

const Row = styled.li`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  &[data-dragging] {
    position: relative;
    z-index: 1;
    box-shadow: ${token.shadow.float};
  }
  & > div:first-child {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 6px;
    align-items: start;
    padding: 6px;
  }
  & [data-part='main'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
    gap: 6px;
  }
  & [data-drag-handle] {
    block-size: ${token.density.control};
    opacity: 0.5;
  }
  &:hover [data-drag-handle],
  & [data-drag-handle]:focus-visible {
    opacity: 1;
  }
  & button[data-filled] {
    color: ${token.color.highlight};
  }
  & > button {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 2px 12px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-align: start;
    cursor: pointer;
  }
  & > button > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-start: auto;
    transition: rotate ${token.motion.fast};
  }
  & > button[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & > span {
    padding: 0 12px 8px;
  }
`;

export interface ShortRowProps {
  item: ShortItem;
  /** The block's id: while a field is dragged, it identifies the list that the field belongs to. */
  list: string;
  index: number;
  itemIndex: number;
  total: number;
  notes: boolean;
  /** The numbers of the fields that are filled in any order with this one, separated by spaces. */
  others: string;
  issue: EditorIssue | undefined;
  insert: (at: number, lines: readonly FieldLine[]) => void;
}

/** One field: its prompt, its answers, why, and everything about their comparison when it is opened. */
export const ShortRow = memo(function ShortRow(props: ShortRowProps) {
  const { item, list, index, itemIndex, total, notes, others, issue, insert } = props;
  const m = useEditorMessages();
  const own = useEditorMessageSet(shortEditorMessages);
  const { readOnly, fieldId } = useEditor();
  const { contentLanguage } = useKit();
  const [open, setOpen] = useState(false);
  const details = useId();
  const name = own.field(itemIndex + 1);
  const actions = useFieldActions(index, itemIndex, total);
  const sort = useSortLine(item.id, { list, index: itemIndex, name, move: actions.move }, readOnly);
  const path = itemPath(index, itemIndex);
  const why = useWhy(index, itemIndex, name, item.why);
  const prompt = item.prompt ?? '';

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && step !== undefined) actions.move(itemIndex, itemIndex + step, true);
    else if (event.key === 'Enter' && !notes) insert(itemIndex + 1, [{ prompt: '', answers: [] }]);
    else if (event.key === 'Backspace' && prompt === '' && item.answers.length === 0 && total > 1) actions.remove();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = fieldLines(event.clipboardData.getData('text/plain'), notes);
    if (lines.length < 2 || prompt !== '' || item.answers.length > 0) return;
    event.preventDefault();
    actions.paste(lines);
  };

  const remarks = [
    item.answers.length === 0 && own.byPerson,
    others !== '' && own.anyOrder(others.split(' ').map((one) => Number(one) + 1)),
    item.match && matchSummary(item.match, m),
  ].filter((one) => typeof one === 'string');

  return (
    <Row
      ref={sort.setNodeRef}
      style={sort.style}
      data-dragging={sort.isDragging || undefined}
      onKeyDownCapture={why.onKeyDownCapture}
    >
      <div>
        {readOnly ? <span /> : <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={-1} />}
        <div data-part="main" id={fieldId(path)} tabIndex={-1} role="group" aria-label={name}>
          <LineText
            rows={1}
            id={fieldId([...path, 'prompt'])}
            label={own.prompt(itemIndex + 1)}
            hideLabel
            lang={contentLanguage}
            dir="auto"
            autoComplete="off"
            readOnly={readOnly}
            placeholder={notes ? own.notePlaceholder : own.promptPlaceholder}
            value={prompt}
            onChange={(event) => actions.setPrompt(event.target.value)}
            onKeyDown={readOnly ? undefined : press}
            onPaste={readOnly ? undefined : paste}
          />
          <AnswersField
            id={fieldId([...path, 'answers'])}
            label={own.answers(itemIndex + 1)}
            hint={undefined}
            answers={item.answers}
            onChange={actions.setAnswers}
            readOnly={readOnly}
          />
        </div>
        <WhyButton why={why} />
        {readOnly ? (
          <span />
        ) : (
          <ItemMenu
            name={name}
            place={itemIndex}
            total={total}
            onMove={(to) => actions.move(itemIndex, to, true)}
            onDuplicate={() => actions.duplicate(item)}
            onRemove={actions.remove}
          />
        )}
      </div>
      {issue && <IssueNote issue={issue} />}
      <WhyField why={why} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{own.details(itemIndex + 1)}: </VisuallyHidden>
        <span>{[own.points(item.mark ?? 1), ...remarks].join(' · ')}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open && <ShortDetails id={details} item={item} index={index} itemIndex={itemIndex} />}
    </Row>
  );
});
