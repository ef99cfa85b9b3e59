import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import type { Option } from './option.ts';

interface Highlight {
  /** Index of the highlighted option; -1 for none. */
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on its option when other options are shown, for example once a search has a reply: downshift keeps its index, at
 * which another option stands then, or none. No option is highlighted any more where its own is gone.
 */
export function useFollowedHighlight(items: readonly Option[], highlight: Highlight): void {
  const { highlightedIndex, setHighlightedIndex } = highlight;
  // What keys and pointer meant: nothing they set before this render knew the new options.
  const shownBefore = useRef(items);
  useIsomorphicLayoutEffect(() => {
    const option = shownBefore.current[highlightedIndex];
    shownBefore.current = items;
    if (highlightedIndex === -1) return;
    const index = items.findIndex(({ value }) => value === option?.value);
    if (index !== highlightedIndex) setHighlightedIndex(index);
  });
}
