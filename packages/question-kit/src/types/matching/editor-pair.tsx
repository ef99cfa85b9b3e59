import { token } from '@rubrica/ui';
import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useWhy } from '../../primitives/editor/blocks/use-why.ts';
import { WhyButton, WhyField } from '../../primitives/editor/blocks/why-field.tsx';
import { ItemMenu } from '../../primitives/editor/blocks/item-menu.tsx';
import { FormLine } from '../../primitives/editor/blocks/form-list.tsx';
import { LineText } from '../../primitives/editor/blocks/line-text.ts';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { DragHandle } from '../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../primitives/editor/sort/use-sort-line.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { pairLines, type PairLines } from './pair-lines.ts';
import type { MatchingPair } from './schema.ts';
import { usePairActions, type Side } from './use-pair-actions.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

const PairLine = styled(FormLine)`
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  & > [data-part='main'] {
    grid-column: -4;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 6px;
    align-items: start;
  }
  @container form (max-width: 480px) {
    & > [data-part='main'] {
      padding-block-end: ${token.space[8]};
    }
  }
`;

export interface PairRowProps {
  pair: MatchingPair;
  /** The block's id: while a pair is dragged, it identifies the list that the pair belongs to. */
  list: string;
  index: number;
  itemIndex: number;
  total: number;
  left: EditorIssue | undefined;
  right: EditorIssue | undefined;
  /** Adds an empty pair at an index. */
  insert: (at: number) => void;
  /** Inserts a pasted list; an empty pair takes its first line. */
  paste: (lines: PairLines, itemIndex: number, fills: boolean) => void;
}

/** One pair: its two halves, why, and its other actions. */
export const PairRow = memo(function PairRow(props: PairRowProps) {
  const { pair, list, index, itemIndex, total, insert, paste } = props;
  const m = useEditorMessages();
  const own = useEditorMessageSet(matchingEditorMessages);
  const { readOnly, fieldId, goTo } = useEditor();
  const name = own.pair(itemIndex + 1);
  const actions = usePairActions(index, itemIndex, total);
  const sort = useSortLine(pair.id, { list, index: itemIndex, name, move: actions.move }, readOnly);
  const why = useWhy(index, itemIndex, name, pair.why);
  const sidePath = (at: number, side: Side) => itemPath<MatchingPair>(index, at, side);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>, side: Side) => {
    if (event.nativeEvent.isComposing) return;
    const up = event.key === 'ArrowUp';
    if (event.key === 'Enter') {
      if (side === 'left') goTo(sidePath(itemIndex, 'right'));
      else insert(itemIndex + 1);
    } else if (event.key === 'Backspace' && pair[side] === '') {
      if (side === 'right') goTo(sidePath(itemIndex, 'left'));
      else if (pair.right === '' && total > 1) actions.remove();
      else return;
    } else if (up || event.key === 'ArrowDown') {
      const next = itemIndex + (up ? -1 : 1);
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const atEdge = selectionStart === selectionEnd && selectionStart === (up ? 0 : value.length);
      if (event.altKey) actions.move(itemIndex, next, side);
      else if (atEdge && next >= 0 && next < total) goTo(sidePath(next, side));
      else return;
    } else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pairLines(event.clipboardData.getData('text/plain'));
    if (lines.pairs.length === 0 || lines.pairs.length + lines.alone.length < 2) return;
    event.preventDefault();
    paste(lines, itemIndex, pair.left === '' && pair.right === '');
  };

  return (
    <PairLine
      ref={sort.setNodeRef}
      style={sort.style}
      data-dragging={sort.isDragging || undefined}
      onKeyDownCapture={why.onKeyDownCapture}
    >
      {!readOnly && <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={-1} />}
      <div data-part="main">
        {(['left', 'right'] as const).map((side) => (
          <LineText
            key={side}
            rows={1}
            id={fieldId(sidePath(itemIndex, side))}
            label={side === 'left' ? own.leftOf(itemIndex + 1) : own.rightOf(itemIndex + 1)}
            hideLabel
            hint={hintOf(props[side])}
            dir="auto"
            autoComplete="off"
            readOnly={readOnly}
            placeholder={own[side]}
            value={pair[side]}
            onChange={({ target: { value } }) => actions.set(side === 'left' ? { left: value } : { right: value })}
            onKeyDown={readOnly ? undefined : (event) => press(event, side)}
            onPaste={readOnly ? undefined : onPaste}
          />
        ))}
      </div>
      <WhyButton why={why} />
      {!readOnly && (
        <ItemMenu
          name={name}
          place={itemIndex}
          total={total}
          onMove={(to) => actions.move(itemIndex, to, 'left')}
          onDuplicate={() => actions.duplicate(pair)}
          onRemove={actions.remove}
        />
      )}
      <WhyField why={why} />
    </PairLine>
  );
});
