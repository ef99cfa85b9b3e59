import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';

/** Escape closes an open list, and goes no further: not to the dialog around it. */
export const stopEscapeWhile = (open: boolean) => (event: KeyboardEvent) => {
  if (open && event.key === 'Escape') event.stopPropagation();
};

/** Escape gives up what is typed; what was chosen stays, unlike downshift's own rule, which empties the field. */
export function keepOnEscape<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type !== useCombobox.stateChangeTypes.InputKeyDownEscape) return changes;
  return { ...state, isOpen: false, highlightedIndex: -1 };
}
