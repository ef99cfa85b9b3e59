import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';

/** Returns a key handler that keeps Escape from a dialog around the list while the list is open. */
export const stopEscapeWhileOpen = (isOpen: boolean) => (event: KeyboardEvent) => {
  if (isOpen && event.key === 'Escape') event.stopPropagation();
};

/** A downshift reducer for Escape: it discards the typed text and keeps the selection, which downshift would clear. */
export function keepSelectionOnEscape<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type !== useCombobox.stateChangeTypes.InputKeyDownEscape) return changes;
  return { ...state, isOpen: false, highlightedIndex: -1 };
}
