import { useCallback, useRef, type KeyboardEvent } from 'react';
import type { EditorApi } from '../../../primitives/editor/state/editor-api.ts';
import { isWriting } from './is-writing.ts';

/** What has keys of its own: an open list searches by them. */
const ownKeys =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"][role="combobox"]';

export interface KeyActions {
  undo: () => void;
  redo: () => void;
  save: (() => void) | undefined;
  openMenu: EditorApi['openMenu'];
  /** Adds a block of the draft's type at a position. */
  addSame: (at: number) => void;
  getDraft: EditorApi['getDraft'];
}

/** The keys that work anywhere in the editor. A dialog that keeps its own text keeps its own undo too. */
export function useEditorKeys({ undo, redo, save, openMenu, addSame, getDraft }: KeyActions) {
  /** Before a field takes the key for itself: rich text would break the line, and a list of choices would search for a slash. */
  const onKeyDownCapture = useCallback(
    (event: KeyboardEvent) => {
      const { target } = event;
      if (isMenuKey(event) && target instanceof HTMLElement && !isWriting(target) && !target.closest(ownKeys)) {
        event.preventDefault();
        event.stopPropagation();
        const [list, at] = (target.closest('[data-place]')?.getAttribute('data-place') ?? '').split('.');
        const from = target.closest('[data-pane="outline"]') ? 'outline' : 'form';
        if (list === 'input' || list === 'questions') openMenu({ anchor: target, list, at: Number(at) + 1, from });
        else openMenu({ anchor: target, list: 'questions', at: getDraft().questions.length, from });
        return;
      }
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(target instanceof HTMLElement)) return;
      const pane = target.closest('[data-pane="form"], [data-pane="outline"]');
      if (!pane) return;
      event.preventDefault();
      event.stopPropagation();
      const [list, at] = (target.closest('[data-place]')?.getAttribute('data-place') ?? '').split('.');
      addSame(list === 'questions' ? Number(at) + 1 : getDraft().questions.length);
    },
    [addSame, getDraft, openMenu],
  );
  /** Where the form was left by key, to come back to. */
  const leftInForm = useRef<HTMLElement>(null);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();

      if (event.key === 'F6' && event.currentTarget.contains(target)) {
        event.preventDefault();
        if (target.closest('[data-pane="form"]')) leftInForm.current = target;
        goToPane(event.currentTarget, target, event.shiftKey ? -1 : 1, leftInForm.current);
        return;
      }
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
      }
    },
    [undo, redo, save],
  );
  return { onKeyDown, onKeyDownCapture };
}

function isMenuKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** Focuses the next pane that is shown: the form where it was left, the current row of the outline, or the pane itself. */
function goToPane(editor: Element, from: Element, step: 1 | -1, leftInForm: HTMLElement | null): void {
  const panes = [...editor.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  const here = panes.findIndex((pane) => pane.contains(from));
  const next = panes.at((here + step) % panes.length);
  const inside =
    next?.dataset['pane'] === 'form'
      ? (leftInForm?.isConnected && leftInForm) || next.querySelector<HTMLElement>('input')
      : (next?.querySelector<HTMLElement>('[data-row-button][aria-current]') ??
        next?.querySelector<HTMLElement>('[data-row-button][tabindex="0"]'));
  (inside ?? next)?.focus();
}
