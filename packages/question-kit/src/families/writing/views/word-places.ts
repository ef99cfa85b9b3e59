import type { Range } from '../../../primitives/text-ranges/segments.ts';
import { rangeIn } from '../../../primitives/text-ranges/text-offsets.ts';
import type { WordCursor, WordPlace } from './word-cursor.ts';

/** Where the words of an element's text are drawn. */
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

/** Where a caret stands, in px from the corner of what it is drawn in. */
export interface CaretPlace {
  left: number;
  top: number;
  height: number;
}

/** Where the caret of a cursor stands: at the far end of the word it has come to, or before it while nothing is taken. */
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
