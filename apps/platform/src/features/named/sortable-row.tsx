import type { Named } from '@rubrica/api-client/contract';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Chip, IconButton, Menu, token } from '@rubrica/ui';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Row = styled.li<{ $dragged: boolean }>`
  position: relative;
  z-index: ${(p) => (p.$dragged ? 1 : 'auto')};
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  box-shadow: ${(p) => (p.$dragged ? token.shadow.float : 'none')};

  & > [data-part='handle'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.inkFaint};
    cursor: grab;
    touch-action: none;
  }
  & > [data-part='handle']:hover {
    color: ${token.color.ink};
  }
  & > [data-part='handle']:active {
    cursor: grabbing;
  }
  & > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[12]};
    min-inline-size: 0;
    padding-block: ${token.space[8]};
  }
  & b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > span {
    display: flex;
  }
  @media (max-width: 480px) {
    & > [data-part='arrows'] {
      display: none;
    }
  }
`;

interface SortableRowProps {
  item: Named;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: (item: Named) => void;
  onArchive: (item: Named) => void;
  onRemove: (item: Named) => void;
}

export function SortableRow({ item, isFirst, isLast, onMove, onEdit, onArchive, onRemove }: SortableRowProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { name, archived, uses } = item;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item._id,
  });

  return (
    <Row
      ref={setNodeRef}
      $dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
    >
      <button
        type="button"
        data-part="handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={m.drag(name)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div>
        <b>{name}</b>
        <small>{uses > 0 ? m.uses(uses) : m.unused}</small>
        {archived && <Chip>{m.archived}</Chip>}
      </div>
      <span data-part="arrows">
        <IconButton
          label={m.moveUp(name)}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={m.moveDown(name)}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
      <Menu
        align="end"
        trigger={<IconButton hideTooltip label={common.actionsFor(name)} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: () => onEdit(item) },
          {
            label: archived ? common.restore : common.archive,
            icon: archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
            onSelect: () => onArchive(item),
          },
          { divider: true },
          {
            label: common.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => onRemove(item),
          },
        ]}
      />
    </Row>
  );
}
