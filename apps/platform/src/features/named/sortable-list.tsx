import type { Named } from '@rubrica/api-client/contract';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { moved } from './reorder.ts';
import { SortableRow } from './sortable-row.tsx';

const List = styled.ol`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
`;

interface SortableListProps {
  label: string;
  items: readonly Named[];
  onReorder: (items: readonly Named[]) => void;
  onEdit: (item: Named) => void;
  onArchive: (item: Named) => void;
  onRemove: (item: Named) => void;
}

/** Rows that can be reordered by dragging, by keyboard and by buttons. */
export function SortableList({ label, items, onReorder, ...actions }: SortableListProps) {
  const m = useMessages({ en, ar });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex(({ _id }) => _id === id);
  const announce = (id: unknown, overId: unknown) => {
    const item = items[indexOf(id)];
    return item && overId !== undefined ? m.movedTo(item.name, indexOf(overId) + 1, items.length) : undefined;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce(active.id, active.id),
    onDragOver: ({ active, over }) => announce(active.id, over?.id),
    onDragEnd: ({ active, over }) => announce(active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announce(active.id, active.id),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The default instructions are in English; the label of the handle contains them instead.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over) onReorder(moved(items, indexOf(active.id), indexOf(over.id)));
      }}
    >
      <SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={item._id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => onReorder(moved(items, index, index + by))}
              {...actions}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}
