import { useCallback, type KeyboardEvent } from 'react';
import type { RowActions } from './question-row.tsx';

/** The button that opens the question of a row; the row's place for the focus. */
export const openButtonOf = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[data-part="open"]') ?? null;

/** The rows of the table that an element is in. */
const rowsAround = (element: Element): HTMLElement[] => [
  ...(element.closest('table')?.querySelectorAll<HTMLElement>('tr[data-id]') ?? []),
];

/**
 * The keys of a row: arrows go through the rows, Alt with an arrow moves one, Space selects it, Ctrl D duplicates it, Delete removes
 * it. They work where the focus is on its title or its checkbox; other controls have keys of their own.
 */
export function useRowKeys(actions: RowActions, isMovable: boolean) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      if (!(target instanceof Element)) return;
      const row = target.closest<HTMLElement>('tr[data-id]');
      const id = row?.dataset['id'];
      if (!row || id === undefined || !target.closest('[data-part="open"], [data-part="selection"]')) return;
      const isOnTitle = target.closest('[data-part="open"]') !== null;
      const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const hasCommand = event.ctrlKey || event.metaKey;

      if (by !== 0 && event.altKey) {
        if (isMovable) actions.moveBy(id, by);
      } else if (by !== 0 && !hasCommand) {
        const rows = rowsAround(row);
        openButtonOf(rows[rows.indexOf(row) + by])?.focus();
      } else if ((key === 'Home' || key === 'End') && !event.altKey) {
        openButtonOf(rowsAround(row).at(key === 'Home' ? 0 : -1))?.focus();
      } else if (key === ' ' && isOnTitle) actions.toggle(id);
      else if (key === 'Delete') actions.remove(id);
      else if (hasCommand && key.toLowerCase() === 'd') actions.duplicate(id);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    [actions, isMovable],
  );
}
