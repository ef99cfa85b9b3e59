import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { WordBox } from './use-word-box.ts';

export interface WordDragProps {
  /** Holds the box's words (`data-word`) and the gaps (`data-gap`). */
  surface: RefObject<HTMLElement | null>;
  box: readonly string[];
  values: readonly string[];
  wordBox: WordBox;
}

type Place = { kind: 'word' | 'gap'; index: number };

const idOf = ({ kind, index }: Place) => `${kind}-${index}`;
const placeOf = (id: string | number): Place => {
  const [kind, index] = String(id).split('-');
  return { kind: kind === 'gap' ? 'gap' : 'word', index: Number(index) };
};
const selectorOf = ({ kind, index }: Place) => `[data-${kind}="${index}"]`;
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * Dragging, laid over words and gaps that are on the page already. It binds to their elements instead of wrapping them, so
 * that nothing is drawn anew, and no focus lost, when it arrives.
 */
export function WordDrag({ surface, box, values, wordBox }: WordDragProps) {
  // A press that does not move is a press.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const [dragged, setDragged] = useState<Place | null>(null);
  const textOf = ({ kind, index }: Place) => (kind === 'word' ? box[index] : values[index]) ?? '';

  const drop = (from: Place, over: string | number | undefined) => {
    setDragged(null);
    if (over === undefined) return;
    const to = over === 'box' ? null : placeOf(over);
    if (from.kind === 'word' && to) wordBox.place(from.index, to.index);
    else if (from.kind === 'gap' && to && to.index !== from.index) wordBox.move(from.index, to.index);
    else if (from.kind === 'gap' && !to) wordBox.takeOut(from.index);
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
      {box.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the box never changes its order
        <Grip key={index} surface={surface} place={{ kind: 'word', index }} disabled={wordBox.used[index] !== null} />
      ))}
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- gaps are known by their position
        <Grip key={index} surface={surface} place={{ kind: 'gap', index }} disabled={value === ''} />
      ))}
      {values.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- gaps are known by their position
        <Target
          key={index}
          surface={surface}
          id={idOf({ kind: 'gap', index })}
          selector={selectorOf({ kind: 'gap', index })}
        />
      ))}
      <Target surface={surface} id="box" selector=".rb-words" />
      <DragOverlay dropAnimation={null}>
        {dragged && <span className="rb-word rb-lifted">{textOf(dragged)}</span>}
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
    const start = (event: PointerEvent) => listeners?.['onPointerDown']?.({ nativeEvent: event });
    node?.addEventListener('pointerdown', start);
    return () => node?.removeEventListener('pointerdown', start);
  }, [surface, selector, setNodeRef, listeners]);
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector);
    if (!node || !isDragging) return;
    node.dataset['dragged'] = '';
    return () => {
      delete node.dataset['dragged'];
    };
  }, [surface, selector, isDragging]);
  return null;
}

/** Makes an element that is there already a place to drop on. */
function Target({ surface, id, selector }: { surface: RefObject<HTMLElement | null>; id: string; selector: string }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  useLayoutEffect(() => {
    const node = surface.current?.querySelector<HTMLElement>(selector) ?? null;
    setNodeRef(node);
    if (!node || !isOver) return;
    node.dataset['over'] = '';
    return () => {
      delete node.dataset['over'];
    };
  }, [surface, selector, setNodeRef, isOver]);
  return null;
}
