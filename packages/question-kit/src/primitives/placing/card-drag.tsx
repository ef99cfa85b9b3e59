import {
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useId, useLayoutEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { textOf, type Card } from './moves.ts';
import type { PlacingState } from './use-placing.ts';

export interface CardDragProps {
  cards: readonly Card[];
  values: readonly string[];
  placing: PlacingState;
  lang: string;
}

type DragPosition = { kind: 'card' | 'slot'; index: number };

const idOf = ({ kind, index }: DragPosition) => `${kind}-${index}`;
const positionOf = (id: string | number): DragPosition => {
  const [kind, index] = String(id).split('-');
  return { kind: kind === 'slot' ? 'slot' : 'card', index: Number(index) };
};
const selectorOf = ({ kind, index }: DragPosition) => `[data-${kind}="${index}"]`;
const noAnnouncements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Handles mouse and pen. Touch is handled by `TouchSensor`, which allows scrolling until a long press. */
class CursorSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: ReactPointerEvent) =>
        isPrimary && button === 0 && pointerType !== 'touch',
    },
  ];
}

/**
 * Adds dragging to cards and slots that are already on the page. It attaches to their elements instead of wrapping them, so
 * that they are not rendered again, and keep the focus, when it loads.
 */
export function CardDrag({ cards, values, placing, lang }: CardDragProps) {
  const id = useId();
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(CursorSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const [dragged, setDragged] = useState<DragPosition | null>(null);
  const { surface, used, dispatch } = placing;
  const textAt = ({ kind, index }: DragPosition) =>
    kind === 'card' ? cards[index]?.text : textOf({ cards }, values[index]);

  const drop = (from: DragPosition, over: string | number | undefined) => {
    setDragged(null);
    if (over === undefined) return;
    const to = over === 'bank' ? null : positionOf(over);
    if (from.kind === 'card' && to) dispatch({ kind: 'place', card: from.index, slot: to.index });
    else if (from.kind === 'slot' && to) dispatch({ kind: 'exchange', from: from.index, to: to.index });
    else if (from.kind === 'slot') dispatch({ kind: 'takeOut', slot: from.index });
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      // The live region of the view announces steps, in the reader's language.
      accessibility={{ announcements: noAnnouncements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(positionOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => drop(positionOf(active.id), over?.id)}
    >
      {cards.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards keep their order
        <DraggableElement
          key={index}
          surface={surface}
          position={{ kind: 'card', index }}
          disabled={used[index] !== null}
        />
      ))}
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- slots are identified by their position
        <DraggableElement key={index} surface={surface} position={{ kind: 'slot', index }} disabled={value === ''} />
      ))}
      {values.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- slots are identified by their position
        <DropTarget
          key={index}
          surface={surface}
          id={idOf({ kind: 'slot', index })}
          selector={`[data-slot="${index}"]`}
        />
      ))}
      <DropTarget surface={surface} id="bank" selector=".rb-bank" />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <span className="rb-card rb-lifted" lang={lang} dir="auto">
            {textAt(dragged)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface DraggableElementProps {
  surface: RefObject<HTMLElement | null>;
  position: DragPosition;
  disabled: boolean;
}

/** Makes an existing element draggable, in a layout effect so that it is ready before the first press. */
function DraggableElement({ surface, position, disabled }: DraggableElementProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: idOf(position), disabled });
  const selector = selectorOf(position);
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector) ?? null;
    setNodeRef(node);
    const abortController = new AbortController();
    const forwardEvent = (name: string) => (event: Event) => listeners?.[name]?.({ nativeEvent: event });
    node?.addEventListener('pointerdown', forwardEvent('onPointerDown'), { signal: abortController.signal });
    node?.addEventListener('touchstart', forwardEvent('onTouchStart'), {
      signal: abortController.signal,
      passive: true,
    });
    return () => abortController.abort();
  }, [surface, selector, setNodeRef, listeners]);
  useDataAttribute(surface, selector, 'dragged', isDragging);
  return null;
}

/** Makes an existing element a drop target. */
function DropTarget({
  surface,
  id,
  selector,
}: {
  surface: RefObject<HTMLElement | null>;
  id: string;
  selector: string;
}) {
  const { setNodeRef, isOver } = useDroppable({ id });
  useLayoutEffect(() => {
    setNodeRef(surface.current?.querySelector<HTMLElement>(selector) ?? null);
  }, [surface, selector, setNodeRef]);
  useDataAttribute(surface, selector, 'over', isOver);
  return null;
}

/** Sets a data attribute on an element while `isSet`, for its styles. */
function useDataAttribute(
  surface: RefObject<HTMLElement | null>,
  selector: string,
  name: string,
  isSet: boolean,
): void {
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector);
    if (!node || !isSet) return;
    node.dataset[name] = '';
    return () => {
      delete node.dataset[name];
    };
  }, [surface, selector, name, isSet]);
}
