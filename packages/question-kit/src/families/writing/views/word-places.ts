import type { Range } from '../../../primitives/text-ranges/segments.ts';
import { rangeIn } from '../../../primitives/text-ranges/text-offsets.ts';
import type { WordCursor, WordPlace } from './word-cursor.ts';

/** Where the words of an element's text are rendered. */
export function wordPlaces(within: HTMLElement, words: readonly Range[]): WordPlace[] {
  let line = -1;
  let top = -Infinity;
  return words.map((word) => {
    const rect = rangeIn(within, word).getClientRects()[0] ?? new DOMRect();
    if (Math.abs(rect.top - top) > rect.height / 2) {
      line += 1;
      top = rect.top;
    }
    return { line, middle: rect.left + rect.width / 2 };
  });
}

/** The position of a caret, in px from the corner of its container. */
export interface CaretPlace {
  left: number;
  top: number;
  height: number;
}

/** The position of a cursor's caret: at the far end of the current word, or before it while nothing is selected. */
export function caretPlace(
  within: HTMLElement,
  word: Range,
  cursor: WordCursor,
  taken: boolean,
): CaretPlace | undefined {
  const rects = [...rangeIn(within, word).getClientRects()];
  const atEnd = taken && cursor.focus >= cursor.anchor;
  const rect = atEnd ? rects.at(-1) : rects[0];
  if (!rect) return undefined;
  const origin = within.getBoundingClientRect();
  const isRtl = getComputedStyle(within).direction === 'rtl';
  return {
    left: (atEnd === isRtl ? rect.left : rect.right) - origin.left,
    top: rect.top - origin.top,
    height: rect.height,
  };
}
