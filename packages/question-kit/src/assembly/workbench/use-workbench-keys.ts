import { useEffect, useRef } from 'react';
import { isWriting } from '../editor/state/is-writing.ts';
import type { BarActions } from './use-workbench-actions.ts';

/** Where keys belong to somebody else: the editor has its own, and so have menus and dialogs. */
const elsewhere = '[data-pane], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type KeyActions = Pick<BarActions, 'undo' | 'redo' | 'saveFile' | 'openAddMenu'>;

/**
 * The editor's keys where it has no focus: on the page as it has just loaded, and in the bar.
 * @param isOff true while a dialog is open
 */
export function useWorkbenchKeys(actions: KeyActions, isOff: boolean): void {
  const latest = useRef({ actions, isOff });
  useEffect(() => {
    latest.current = { actions, isOff };
  }, [actions, isOff]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (latest.current.isOff || !(target instanceof Element) || target.closest(elsewhere) || isWriting(target))
        return;
      const { undo, redo, saveFile, openAddMenu } = latest.current.actions;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      const action =
        command && key === 'z'
          ? event.shiftKey
            ? redo
            : undo
          : command && key === 'y'
            ? redo
            : command && key === 's'
              ? saveFile
              : key === '/' && !command
                ? openAddMenu
                : undefined;
      if (!action) return;
      event.preventDefault();
      // Storybook has keys of its own, and `/` is one of them.
      event.stopImmediatePropagation();
      action();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
