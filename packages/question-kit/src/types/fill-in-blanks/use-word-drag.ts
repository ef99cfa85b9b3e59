import { useEffect, useState, type ComponentType } from 'react';
import type { WordDragProps } from './word-drag.tsx';

/** Dragging, fetched once a word box is on the page; undefined until then, and offline. */
export function useWordDrag(wanted: boolean): { View: ComponentType<WordDragProps> } | undefined {
  const [drag, setDrag] = useState<{ View: ComponentType<WordDragProps> }>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./word-drag.tsx').then(
      ({ WordDrag }) => current && setDrag({ View: WordDrag }),
      // Pressing and the keyboard remain.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return wanted ? drag : undefined;
}
