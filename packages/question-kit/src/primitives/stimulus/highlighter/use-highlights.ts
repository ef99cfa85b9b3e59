import { useEffect, useState } from 'react';
import type { Range } from '../../text-ranges/segments.ts';
import { saveRanges, readRanges } from './saved-ranges.ts';
import { drawHighlights } from './draw-highlights.ts';
import { covers, withoutRange, withRange } from './ranges.ts';

export interface Highlights {
  any: boolean;
  /** Whether all of a range is highlighted. */
  has: (range: Range) => boolean;
  /** Highlights a range, or takes its highlight away. */
  toggle: (range: Range) => void;
  clear: () => void;
}

/** The highlights of a text, drawn and kept on this device under a name; without a name for this page only. */
export function useHighlights(text: HTMLElement, name: string | undefined): Highlights {
  const [ranges, setRanges] = useState(() => (name === undefined ? [] : readRanges(name, text.textContent.length)));
  useEffect(() => drawHighlights(text, ranges), [text, ranges]);

  const change = (next: Range[]) => {
    setRanges(next);
    if (name !== undefined) saveRanges(name, next);
  };
  const has = (range: Range) => covers(ranges, range);
  return {
    any: ranges.length > 0,
    has,
    toggle: (range) => change(has(range) ? withoutRange(ranges, range) : withRange(ranges, range)),
    clear: () => change([]),
  };
}
