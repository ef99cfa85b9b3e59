import { useEffect, useState, type ComponentType } from 'react';
import type { CardDragProps } from './card-drag.tsx';

/** Loads the dragging code once it is enabled; undefined until then, and if it cannot be loaded. */
export function useDrag(isEnabled: boolean): { View: ComponentType<CardDragProps> } | undefined {
  const [drag, setDrag] = useState<{ View: ComponentType<CardDragProps> }>();
  useEffect(() => {
    if (!isEnabled) return;
    let isCurrent = true;
    import('./card-drag.tsx').then(
      ({ CardDrag }) => isCurrent && setDrag({ View: CardDrag }),
      // Pressing and the keyboard still work.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isEnabled]);
  return isEnabled ? drag : undefined;
}
