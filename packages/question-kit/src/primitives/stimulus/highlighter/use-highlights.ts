import { useEffect, useState } from 'react';
import type { Range } from '../../text-ranges/segments.ts';
import { keepRanges, keptRanges } from './kept-ranges.ts';
import { paint } from './paint.ts';
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
  const [ranges, setRanges] = useState(() => (name === undefined ? [] : keptRanges(name, text.textContent.length)));
  useEffect(() => paint(text, ranges), [text, ranges]);

  const change = (next: Range[]) => {
    setRanges(next);
    if (name !== undefined) keepRanges(name, next);
  };
  const has = (range: Range) => covers(ranges, range);
  return {
    any: ranges.length > 0,
    has,
    toggle: (range) => change(has(range) ? withoutRange(ranges, range) : withRange(ranges, range)),
    clear: () => change([]),
  };
}
