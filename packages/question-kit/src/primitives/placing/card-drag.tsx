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
import { useLayoutEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { textOf, type Card } from './moves.ts';
import type { PlacingState } from './use-placing.ts';

export interface CardDragProps {
  cards: readonly Card[];
  values: readonly string[];
  placing: PlacingState;
  lang: string;
}

type Place = { kind: 'card' | 'slot'; index: number };

const idOf = ({ kind, index }: Place) => `${kind}-${index}`;
const placeOf = (id: string | number): Place => {
  const [kind, index] = String(id).split('-');
  return { kind: kind === 'slot' ? 'slot' : 'card', index: Number(index) };
};
const selectorOf = ({ kind, index }: Place) => `[data-${kind}="${index}"]`;
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** A mouse or a pen. A finger is left to `TouchSensor`, which lets it scroll until it rests. */
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
 * Dragging, laid over cards and slots that are on the page already. It binds to their elements instead of wrapping them, so
 * that nothing is drawn anew, and no focus lost, when it arrives.
 */
export function CardDrag({ cards, values, placing, lang }: CardDragProps) {
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(CursorSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const [dragged, setDragged] = useState<Place | null>(null);
  const { surface, used, act } = placing;
  const textAt = ({ kind, index }: Place) => (kind === 'card' ? cards[index]?.text : textOf({ cards }, values[index]));

  const drop = (from: Place, over: string | number | undefined) => {
    setDragged(null);
    if (over === undefined) return;
    const to = over === 'bank' ? null : placeOf(over);
    if (from.kind === 'card' && to) act({ kind: 'place', card: from.index, slot: to.index });
    else if (from.kind === 'slot' && to) act({ kind: 'exchange', from: from.index, to: to.index });
    else if (from.kind === 'slot') act({ kind: 'takeOut', slot: from.index });
  };

  return (
    <DndContext
      sensors={sensors}
      // Our own live region speaks, in the reader's language.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(placeOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => drop(placeOf(active.id), over?.id)}
    >
      {cards.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards keep their order
        <Grip key={index} surface={surface} place={{ kind: 'card', index }} disabled={used[index] !== null} />
      ))}
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- slots are known by their position
        <Grip key={index} surface={surface} place={{ kind: 'slot', index }} disabled={value === ''} />
      ))}
      {values.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- slots are known by their position
        <Target key={index} surface={surface} id={idOf({ kind: 'slot', index })} selector={`[data-slot="${index}"]`} />
      ))}
      <Target surface={surface} id="bank" selector=".rb-bank" />
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

interface GripProps {
  surface: RefObject<HTMLElement | null>;
  place: Place;
  disabled: boolean;
}

/** Makes an element that is there already something to drag, before the reader can press it. */
function Grip({ surface, place, disabled }: GripProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: idOf(place), disabled });
  const selector = selectorOf(place);
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector) ?? null;
    setNodeRef(node);
    const starts = new AbortController();
    const start = (name: string) => (event: Event) => listeners?.[name]?.({ nativeEvent: event });
    node?.addEventListener('pointerdown', start('onPointerDown'), { signal: starts.signal });
    node?.addEventListener('touchstart', start('onTouchStart'), { signal: starts.signal, passive: true });
    return () => starts.abort();
  }, [surface, selector, setNodeRef, listeners]);
  useMarked(surface, selector, 'dragged', isDragging);
  return null;
}

/** Makes an element that is there already a place to drop on. */
function Target({ surface, id, selector }: { surface: RefObject<HTMLElement | null>; id: string; selector: string }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  useLayoutEffect(() => {
    setNodeRef(surface.current?.querySelector<HTMLElement>(selector) ?? null);
  }, [surface, selector, setNodeRef]);
  useMarked(surface, selector, 'over', isOver);
  return null;
}

/** Marks an element for its styles while something is true of it. */
function useMarked(surface: RefObject<HTMLElement | null>, selector: string, name: string, is: boolean): void {
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector);
    if (!node || !is) return;
    node.dataset[name] = '';
    return () => {
      delete node.dataset[name];
    };
  }, [surface, selector, name, is]);
}
