import type { KeyboardEvent } from 'react';

/** Where Escape closes something of its own, and forms: what is half written there would be lost with them. */
const ownEscape =
  'form, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"], [data-drag-handle][aria-pressed="true"]';

/** Whether Escape was pressed where nothing else is closed or cancelled by it. */
export function isFreeEscape({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false;
  // Dialogs and menus are elsewhere in the document, and below the workbench in React alone.
  return currentTarget.contains(target) && target.closest(ownEscape) === null;
}
