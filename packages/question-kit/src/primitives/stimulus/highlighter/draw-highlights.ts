import { rangeIn } from '../../text-ranges/text-offsets.ts';
import type { Range } from '../../text-ranges/segments.ts';

/** The name under which the browser draws them; every text on the page shares it. */
export const highlightName = 'rb-reader';

/** Draws ranges of an element's text; what it returns takes them away. */
export function drawHighlights(within: HTMLElement, ranges: readonly Range[]): () => void {
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight);
  const drawn = ranges.map((range) => rangeIn(within, range));
  for (const range of drawn) highlight.add(range);
  return () => {
    for (const range of drawn) highlight.delete(range);
  };
}
