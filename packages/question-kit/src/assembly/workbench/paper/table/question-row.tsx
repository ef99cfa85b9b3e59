/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Checkbox, Chip, IconButton, Menu, type ChipTone, type MenuItem } from '@rubrica/ui';
import {
  CircleAlert,
  Copy,
  EllipsisVertical,
  FolderInput,
  GripVertical,
  PencilLine,
  Trash2,
  MoveDown,
  MoveUp,
  SearchCheck,
} from 'lucide-react';
import { memo, useCallback } from 'react';
import { useAllEditorMessages } from '../../../editor/messages/all-messages.ts';
import type { QuestionState } from '../../../editorial/schema.ts';
import { usePaperMessages } from '../messages/use-paper-messages.ts';
import type { PaperRow } from './rows.ts';

/** What can be done with a row. One object for good: a new one would draw every row. */
export interface RowActions {
  open: (id: string) => void;
  toggle: (id: string) => void;
  duplicate: (id: string) => void;
  moveBy: (id: string, by: -1 | 1) => void;
  moveTo: (id: string, sectionId: string) => void;
  remove: (id: string) => void;
}

/** A section's id and name. */
export interface SectionName {
  id: string;
  name: string;
}

interface QuestionRowProps {
  row: PaperRow;
  /** Its language where it is another than the one that is shown, and that it does not count. */
  note: string;
  /** Whether there is a column for its category. */
  hasCategories: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  isMovable: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  sections: readonly SectionName[];
  actions: RowActions;
}

const tones: Record<QuestionState, ChipTone> = {
  draft: 'neutral',
  'in-review': 'highlight',
  approved: 'success',
  retired: 'neutral',
};

/** A question of the paper as a row, or a card where it is narrow. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { row, note, hasCategories, isSelected, isCurrent, isMovable, isDragged, drop, sections, actions } = props;
  const { id, number, title, skill, type, level, category, points, tags, state, issueCount, findings } = row;
  const m = usePaperMessages();
  const { skills, typeNames } = useAllEditorMessages();
  const draggable = useDraggable({ id, disabled: !isMovable });
  const droppable = useDroppable({ id, data: { row: id } });
  const { setNodeRef: setDragged } = draggable;
  const { setNodeRef: setDropped } = droppable;
  const setNode = useCallback(
    (node: HTMLElement | null) => {
      setDragged(node);
      setDropped(node);
    },
    [setDragged, setDropped],
  );
  const name = title === '' ? m.untitledQuestion : title;

  const items: MenuItem[] = [
    { label: m.row.edit, icon: <PencilLine aria-hidden="true" />, shortcut: 'Enter', onSelect: () => actions.open(id) },
    {
      label: m.row.duplicate,
      icon: <Copy aria-hidden="true" />,
      shortcut: 'Ctrl D',
      onSelect: () => actions.duplicate(id),
    },
    { divider: true },
    {
      label: m.row.up,
      icon: <MoveUp aria-hidden="true" />,
      shortcut: 'Alt ↑',
      disabled: !isMovable,
      onSelect: () => actions.moveBy(id, -1),
    },
    {
      label: m.row.down,
      icon: <MoveDown aria-hidden="true" />,
      shortcut: 'Alt ↓',
      disabled: !isMovable,
      onSelect: () => actions.moveBy(id, 1),
    },
    ...sections
      .filter((section) => section.id !== row.sectionId)
      .map((section) => ({
        label: m.row.moveTo(section.name),
        icon: <FolderInput aria-hidden="true" data-mirror="" />,
        onSelect: () => actions.moveTo(id, section.id),
      })),
    { divider: true },
    {
      label: m.row.remove,
      icon: <Trash2 aria-hidden="true" />,
      shortcut: 'Delete',
      tone: 'danger',
      onSelect: () => actions.remove(id),
    },
  ];

  return (
    <tr
      ref={setNode}
      role="row"
      data-id={id}
      data-current={isCurrent ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      data-drop={drop}
      data-left-out={row.isCounted ? undefined : ''}
      aria-selected={isSelected}
    >
      <td role="cell" data-part="selection">
        <Checkbox hideLabel label={m.row.select(name)} checked={isSelected} onChange={() => actions.toggle(id)} />
      </td>
      <td role="cell" data-part="number" data-header={m.columns.number}>
        <span>
          {isMovable && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a pointer's way alone: keys move the row from its title, and the menu does too
            <span data-part="grip" title={m.row.drag} {...draggable.listeners}>
              <GripVertical aria-hidden="true" />
            </span>
          )}
          {m.number(number)}
        </span>
      </td>
      <th role="rowheader" scope="row" data-part="title">
        <button
          type="button"
          data-part="open"
          data-untitled={title === '' ? '' : undefined}
          dir="auto"
          onClick={() => actions.open(id)}
        >
          {name}
        </button>
        {note !== '' && <small>{note}</small>}
      </th>
      <td role="cell" data-header={m.columns.skill}>
        {skills[skill]}
      </td>
      <td role="cell" data-header={m.columns.type}>
        {typeNames[type]}
      </td>
      <td role="cell" data-header={m.columns.level} data-empty={level === '' ? '' : undefined}>
        {level}
      </td>
      {hasCategories && (
        <td
          role="cell"
          data-column="category"
          data-header={m.columns.category}
          data-empty={category === '' ? '' : undefined}
        >
          <bdi>{category}</bdi>
        </td>
      )}
      <td role="cell" data-align="end" data-header={m.columns.points}>
        {m.number(points)}
      </td>
      <td role="cell" data-part="tags" data-header={m.columns.tags} data-empty={tags.length === 0 ? '' : undefined}>
        <span>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </span>
      </td>
      <td role="cell" data-header={m.columns.state}>
        <Chip tone={tones[state]}>{m.states[state]}</Chip>
      </td>
      <td role="cell" data-header={m.columns.issues}>
        {issueCount + findings.length === 0 && m.issues.none}
        {issueCount > 0 && (
          <Chip tone="warning" icon={<CircleAlert aria-hidden="true" />}>
            {m.issues.some(issueCount)}
          </Chip>
        )}
        {findings.length > 0 && (
          <Chip icon={<SearchCheck aria-hidden="true" />}>{m.issues.findings(findings.length)}</Chip>
        )}
      </td>
      <td role="cell" data-part="actions">
        <Menu
          align="end"
          items={items}
          trigger={<IconButton label={m.row.more(name)} icon={<EllipsisVertical aria-hidden="true" />} hideTooltip />}
        />
      </td>
    </tr>
  );
});
