import { toast } from '@rubrica/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that shows a toast with a button that undoes something in an editor. The toasts close with the editor: its
 * question is then no longer the one that the button would change.
 */
export function useUndoToasts(label: string): (text: string, undo: () => void) => void {
  const shown = useRef(new Set<string | number>());
  useEffect(() => {
    const ids = shown.current;
    return () => {
      for (const id of ids) toast.dismiss(id);
      ids.clear();
    };
  }, []);
  return useCallback(
    (text, undo) => {
      // A toast can still be pressed while it closes.
      const onClick = () => shown.current.has(id) && undo();
      const id = toast.info(text, { action: { label, onClick } });
      shown.current.add(id);
    },
    [label],
  );
}
