import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton, token } from '@rubrica/ui';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { sortableMessages } from './messages.ts';

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
  id: string;
  /** What the item is called, for its buttons. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** What stands at the end of the row, such as a menu. */
  action: ReactNode;
  children: ReactNode;
}

/** A row with a handle to drag it, by pointer or keys, and buttons that move it. */
export function SortableRow({ id, name, isFirst, isLast, onMove, action, children }: SortableRowProps) {
  const m = useMessages(sortableMessages);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
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
      <div>{children}</div>
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
      {action}
    </Row>
  );
}
