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
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { sortableMessages } from './messages.ts';
import { SortableRow } from './sortable-row.tsx';

const List = styled.ol`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
`;

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  /** Identifies an item, and says what it is called. */
  keyOf: (item: Item) => { id: string; name: string };
  /** Called with the positions of a move; never with the same position twice. */
  onMove: (from: number, to: number) => void;
  /** What stands at the end of a row, such as a menu. */
  action: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** Rows that can be reordered by dragging, by keyboard and by buttons. */
export function SortableList<Item>({ label, items, keyOf, onMove, action, children }: SortableListProps<Item>) {
  const m = useMessages(sortableMessages);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(keyOf);
  const indexOf = (id: unknown) => keys.findIndex((key) => key.id === id);
  const announce = (id: unknown, overId: unknown) => {
    const item = keys[indexOf(id)];
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
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={keys.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map((item, index) => {
            const key = keyOf(item);
            return (
              <SortableRow
                key={key.id}
                {...key}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => onMove(index, index + by)}
                action={action(item)}
              >
                {children(item)}
              </SortableRow>
            );
          })}
        </List>
      </SortableContext>
    </DndContext>
  );
}
