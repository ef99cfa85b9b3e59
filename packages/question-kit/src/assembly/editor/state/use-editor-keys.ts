import { useCallback, type KeyboardEvent } from 'react';
import type { EditorApi } from '../../../primitives/editor/state/editor-api.ts';

/** Elements in which `/` types a slash. */
const writing = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

export interface KeyActions {
  undo: () => void;
  redo: () => void;
  save: (() => void) | undefined;
  openMenu: EditorApi['openMenu'];
  getDraft: EditorApi['getDraft'];
}

/** The keys that work anywhere in the editor. A dialog that keeps its own text keeps its own undo too. */
export function useEditorKeys({ undo, redo, save, openMenu, getDraft }: KeyActions) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();

      // A rich text field has kept the browser from undoing by itself; the step is still ours to take.
      if (command && (key === 'z' || key === 'y') && !target.closest('[data-own-undo]')) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      } else if (event.defaultPrevented) {
        return;
      } else if (command && key === 's' && save) {
        event.preventDefault();
        save();
      } else if (
        key === '/' &&
        !command &&
        !target.matches(writing) &&
        !target.closest('[role="dialog"], [role="menu"]')
      ) {
        event.preventDefault();
        const place = target.closest('[data-place]');
        const [list, at] = (place?.getAttribute('data-place') ?? '').split('.');
        const from = target.closest('[data-pane="outline"]') ? 'outline' : 'form';
        if (list === 'input' || list === 'questions') openMenu({ anchor: target, list, at: Number(at) + 1, from });
        else openMenu({ anchor: target, list: 'questions', at: getDraft().questions.length, from });
      }
    },
    [undo, redo, save, openMenu, getDraft],
  );
}
