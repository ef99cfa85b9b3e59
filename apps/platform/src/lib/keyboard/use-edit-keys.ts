import { useEffect, useRef, type RefObject } from 'react';
import { editKeyOf, type EditKey } from './edit-key.ts';
import { isInDialog, isTyping } from './letter-of.ts';
import { openDialog } from './open-dialog.ts';

/**
 * Hears the keys of undo, redo and save on the whole page: while the focus is nowhere, the browser's own undo would change what was
 * typed last. A dialog, and a field outside of the editor, have these keys for themselves.
 */
export function useEditKeys(
  editor: RefObject<HTMLElement | null>,
  actions: Readonly<Record<EditKey, () => void>>,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.isComposing || isInDialog(target)) return;
      // A press beside a dialog takes the focus out of it.
      if (document.querySelector(openDialog)) return;
      if (!editor.current?.contains(target) && isTyping(target)) return;
      const key = editKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      latest.current[key]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
