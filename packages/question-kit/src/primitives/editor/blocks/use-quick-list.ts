import { useState } from 'react';
import { freshId } from '../../schema/fresh-id.ts';
import type { ItemId } from '../../schema/ids.ts';

/** The first items of a block, while they are written as a list. */
export interface QuickListState {
  /** Whether the list is being written: its items are not shown one by one meanwhile. */
  isListing: boolean;
  /** Begins or continues the list. A line keeps its item, however often it is changed. */
  itemsOf: <Line extends object>(lines: readonly Line[]) => (Line & { id: ItemId })[];
  /** The focus has left the list: its items are shown one by one. */
  finish: () => void;
}

/** Returns whether the items of a block are being written as a list, for `QuickList`. */
export function useQuickList(content: readonly { id: ItemId }[]): QuickListState {
  const [isOpen, setIsOpen] = useState(false);
  const [ids, setIds] = useState<readonly ItemId[]>([]);
  // An undo can bring items back that no line has made: they may have more than a line can say.
  const isListing = isOpen && content.every(({ id }, at) => id === ids[at]);
  if (isOpen && !isListing) setIsOpen(false);

  return {
    isListing,
    itemsOf: (lines) => {
      const items = lines.map((line, at) => ({ ...line, id: ids[at] ?? freshId() }));
      setIds([...items.map(({ id }) => id), ...ids.slice(items.length)]);
      setIsOpen(true);
      return items;
    },
    finish: () => setIsOpen(false),
  };
}
