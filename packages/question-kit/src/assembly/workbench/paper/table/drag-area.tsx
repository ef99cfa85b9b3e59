import {
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { Chip } from '@rubrica/ui';
import { useId, useState, type ReactNode } from 'react';

/** Where a dragged row would go: beside a row, or to the beginning of a section. */
export type DropTarget = { row: string; position: 'before' | 'after' } | { section: string };

interface DragAreaProps {
  /** What is dragged with a row: several, where it is selected. */
  labelOf: (id: string) => string;
  onDrop: (id: string, target: DropTarget) => void;
  children: (dragged: { id: string | null; target: DropTarget | null }) => ReactNode;
}

const byPointer = { activationConstraint: { distance: 4 } };
/** Screen readers are told of moves by the table itself; a drag is a pointer's way alone. */
const withoutWords = { screenReaderInstructions: { draggable: '' }, restoreFocus: false };

const underPointer: CollisionDetection = (given) => {
  const under = pointerWithin(given);
  return under.length > 0 ? under : closestCenter(given);
};

function targetOf({ active, over }: DragMoveEvent): DropTarget | null {
  const data = over?.data.current;
  if (!over || !data) return null;
  if (typeof data['section'] === 'string') return { section: data['section'] };
  if (typeof data['row'] !== 'string' || over.id === active.id) return null;
  const dragged = active.rect.current.translated;
  const middle = over.rect.top + over.rect.height / 2;
  const isAfter = dragged !== null && dragged.top + dragged.height / 2 > middle;
  return { row: data['row'], position: isAfter ? 'after' : 'before' };
}

/** Lets the rows inside it be dragged with a pointer. */
export function DragArea({ labelOf, onDrop, children }: DragAreaProps) {
  const sensors = useSensors(useSensor(PointerSensor, byPointer));
  const contextId = useId();
  const [id, setId] = useState<string | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const end = () => {
    setId(null);
    setTarget(null);
  };
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={withoutWords}
      onDragStart={({ active }) => setId(String(active.id))}
      onDragMove={(event) => setTarget(targetOf(event))}
      // What is under the pointer is known after the move.
      onDragOver={(event) => setTarget(targetOf(event))}
      onDragCancel={end}
      onDragEnd={(event) => {
        end();
        const place = targetOf(event);
        if (place) onDrop(String(event.active.id), place);
      }}
    >
      {children({ id, target })}
      <DragOverlay dropAnimation={null}>{id === null ? null : <Chip tone="accent">{labelOf(id)}</Chip>}</DragOverlay>
    </DndContext>
  );
}
