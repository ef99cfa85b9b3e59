import { useEffect, useState } from 'react';
import type { Range } from '../../text-ranges/segments.ts';
import { saveRanges, readRanges } from './saved-ranges.ts';
import { drawHighlights } from './draw-highlights.ts';
import { covers, withoutRange, withRange } from './ranges.ts';

export interface Highlights {
  hasHighlights: boolean;
  /** Whether all of a range is highlighted. */
  has: (range: Range) => boolean;
  /** Highlights a range, or removes its highlight. */
  toggle: (range: Range) => void;
  clear: () => void;
}

/** Draws the highlights of a text and stores them on this device under a name; without a name they are not stored. */
export function useHighlights(text: HTMLElement, name: string | undefined): Highlights {
  const [ranges, setRanges] = useState(() => (name === undefined ? [] : readRanges(name, text.textContent.length)));
  useEffect(() => {
    return drawHighlights(text, ranges);
  }, [text, ranges]);

  const change = (next: Range[]) => {
    setRanges(next);
    if (name !== undefined) saveRanges(name, next);
  };
  const has = (range: Range) => covers(ranges, range);
  return {
    hasHighlights: ranges.length > 0,
    has,
    toggle: (range) => change(has(range) ? withoutRange(ranges, range) : withRange(ranges, range)),
    clear: () => change([]),
  };
}
