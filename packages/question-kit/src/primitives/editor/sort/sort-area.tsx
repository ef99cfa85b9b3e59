import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId, useMemo, type ReactNode } from 'react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { sortDataOf } from './sort-data.ts';

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

// These objects are constant: a new one would render every row again on each key press in the form.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };
const modifiers = [upAndDownOnly];

/** A row can be moved only within its own list. */
const withinOneList: CollisionDetection = (given) => {
  const list = sortDataOf(given.active)?.list;
  return closestCenter({
    ...given,
    droppableContainers: given.droppableContainers.filter((container) => sortDataOf(container)?.list === list),
  });
};

function positionOf(active: Active, over: Over | null): number | undefined {
  const from = sortDataOf(active);
  const to = over ? sortDataOf(over) : undefined;
  return from && to && from.list === to.list ? to.index : undefined;
}

function putDown({ active, over }: DragEndEvent): void {
  const from = sortDataOf(active);
  const to = positionOf(active, over);
  if (from && to !== undefined && to !== from.index) from.move(from.index, to);
}

/** Makes the rows of the lists inside it draggable by pointer and keyboard; one area may contain many lists. */
export function SortArea({ children }: { children: ReactNode }) {
  // Without one, dnd-kit counts: a server's second page would hydrate with another than it was rendered with.
  const id = useId();
  const m = useEditorMessages();
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));

  const accessibility = useMemo(() => {
    const name = (active: Active) => sortDataOf(active)?.name ?? '';
    const announcements: Announcements = {
      onDragStart: ({ active }) => m.drag.picked(name(active)),
      onDragOver: ({ active, over }) => {
        const to = positionOf(active, over);
        return to === undefined ? undefined : m.drag.over(name(active), to + 1);
      },
      onDragEnd: ({ active, over }) => {
        const to = positionOf(active, over);
        return to === undefined ? m.drag.cancelled(name(active)) : m.drag.dropped(name(active), to + 1);
      },
      onDragCancel: ({ active }) => m.drag.cancelled(name(active)),
    };
    return { announcements, screenReaderInstructions: { draggable: m.drag.howTo } };
  }, [m]);

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={withinOneList}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={putDown}
    >
      {children}
    </DndContext>
  );
}
