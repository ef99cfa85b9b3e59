import { useEffect, useState, type ComponentType } from 'react';
import type { CardDragProps } from './card-drag.tsx';

/** Dragging, fetched once there is something to place; undefined until then, and offline. */
export function useDrag(wanted: boolean): { View: ComponentType<CardDragProps> } | undefined {
  const [drag, setDrag] = useState<{ View: ComponentType<CardDragProps> }>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./card-drag.tsx').then(
      ({ CardDrag }) => current && setDrag({ View: CardDrag }),
      // Pressing and the keyboard remain.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return wanted ? drag : undefined;
}
