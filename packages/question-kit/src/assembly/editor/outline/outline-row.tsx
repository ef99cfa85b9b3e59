import { IconButton, Menu, token, VisuallyHidden } from '@rubrica/ui';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { shownTypeOf, type QuestionType } from '../../../types/question-types.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import type { Block } from '../../core/registry.ts';
import { stimulusIcons } from '../add/stimulus-icons.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { nameOf } from '../state/block-name.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { DragHandle } from '../../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../../primitives/editor/sort/use-sort-line.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { useItemActions, type DraftList } from '../state/use-item-actions.ts';
import { RowButton } from './row-button.ts';
import { rowText } from './row-text.ts';

const Line = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  & > [data-drag-handle],
  & > [data-more] {
    opacity: 0;
  }
  & > [data-more] {
    position: absolute;
    inset-inline-end: 2px;
    inline-size: 28px;
    block-size: 28px;
    background: ${token.color.hover};
  }
  &:is(:hover, :focus-within) > :is([data-drag-handle], [data-more]) {
    opacity: 1;
  }
  & > [data-drag-handle] {
    position: absolute;
    inset-inline-start: -15px;
    inline-size: 16px;
  }
  &[data-dragging] {
    z-index: 1;
    box-shadow: ${token.shadow.float};
  }
  @media (pointer: coarse) {
    & > :is([data-drag-handle], [data-more]) {
      position: static;
      opacity: 1;
      inline-size: 36px;
    }
  }
`;

export interface OutlineRowProps {
  id: string;
  list: DraftList;
  item: Block | InputItem;
  /** The type of the draft's questions; its blocks show its icon and name. */
  subQuestionType: QuestionType;
  index: number;
  /** The number under which students see a block; none for what is only read. */
  number: number | undefined;
  total: number;
  /** The number of issues in it. */
  issueCount: number;
  isCurrent: boolean;
  /** Whether this row is the outline's tab stop. */
  isTabStop: boolean;
}

/** One row of the outline: links to its part of the form, and can be moved, copied or deleted. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const {
    id,
    list,
    item,
    subQuestionType,
    index: place,
    number,
    total,
    issueCount: issues,
    isCurrent: current,
    isTabStop: tabStop,
  } = props;
  const m = useAllEditorMessages();
  const { fieldId, goTo, openMenu, readOnly } = useEditorWorkspace();
  const acts = useItemActions(list, 'outline');
  const type = 'kind' in item ? undefined : shownTypeOf(item.type, subQuestionType);
  const [name, kind, Icon] =
    'kind' in item
      ? [m.actions.stimulus(place + 1), m.stimulus.kinds[item.kind], stimulusIcons[item.kind]]
      : [nameOf(m, number, type ?? item.type), m.typeNames[type ?? item.type], typeLabels[type ?? item.type].icon];
  const text = useMemo(() => rowText(item), [item]);
  const move = (from: number, to: number) => acts.move(from, to, false);
  const sort = useSortLine(id, { list: `outline.${list}`, index: place, name, move }, readOnly);
  const reach = tabStop ? 0 : -1;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The outline follows the form.
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const press = (event: KeyboardEvent) => {
    if (readOnly) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && step !== undefined) acts.move(place, place + step);
    else if (event.key === 'Delete' || event.key === 'Backspace') acts.remove(place);
    else return;
    event.preventDefault();
  };

  return (
    <Line
      ref={sort.setNodeRef}
      style={sort.style}
      data-outline-row={`${list}.${place}`}
      data-place={`${list}.${place}`}
      data-dragging={sort.isDragging || undefined}
    >
      {!readOnly && <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={reach} />}
      <RowButton
        ref={button}
        type="button"
        id={fieldId(['outline', list, place])}
        data-row-button=""
        tabIndex={reach}
        aria-current={current || undefined}
        onClick={() => goTo([list, place])}
        onKeyDown={press}
      >
        {number !== undefined ? (
          <span data-part="number" aria-hidden="true">
            {m.number(number)}
          </span>
        ) : (
          <Icon aria-hidden="true" />
        )}
        <VisuallyHidden>{name === kind ? name : `${name}${m.comma}${kind}`}: </VisuallyHidden>
        <span data-part="words" data-empty={text === '' ? '' : undefined} dir="auto">
          {text === '' ? m.outline.untitled : text}
        </span>
        {issues > 0 && (
          <>
            <span data-part="issues" aria-hidden="true">
              {m.number(issues)}
            </span>
            <VisuallyHidden>{m.outline.issues(issues)}</VisuallyHidden>
          </>
        )}
      </RowButton>
      {!readOnly && (
        <Menu
          align="end"
          trigger={
            <IconButton
              hideTooltip
              data-more=""
              tabIndex={reach}
              label={m.outline.more(name)}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
          items={[
            {
              label: m.actions.addBelow,
              icon: <Plus aria-hidden="true" />,
              shortcut: '/',
              onSelect: () =>
                openMenu({
                  anchor: document.getElementById(fieldId(['outline', list, place])),
                  list,
                  at: place + 1,
                  from: 'outline',
                }),
            },
            { label: m.actions.duplicate, icon: <Copy aria-hidden="true" />, onSelect: () => acts.duplicate(place) },
            {
              label: m.actions.moveUp,
              icon: <ChevronUp aria-hidden="true" />,
              shortcut: 'Alt ↑',
              disabled: place === 0,
              onSelect: () => acts.move(place, place - 1),
            },
            {
              label: m.actions.moveDown,
              icon: <ChevronDown aria-hidden="true" />,
              shortcut: 'Alt ↓',
              disabled: place === total - 1,
              onSelect: () => acts.move(place, place + 1),
            },
            { divider: true },
            {
              label: m.actions.remove,
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              shortcut: 'Del',
              onSelect: () => acts.remove(place),
            },
          ]}
        />
      )}
    </Line>
  );
});
