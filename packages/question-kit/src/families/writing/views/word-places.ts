import type { Range } from '../../../primitives/text-ranges/segments.ts';
import { rangeIn } from '../../../primitives/text-ranges/text-offsets.ts';
import type { RenderedWords, WordCursor } from './word-cursor.ts';

/** The words of an element's text, measured when they are asked for. */
export function renderedWords(within: HTMLElement, words: readonly Range[]): RenderedWords {
  return {
    count: words.length,
    placeOf: (index) => {
      const word = words[index];
      const rect = (word && rangeIn(within, word).getClientRects()[0]) ?? new DOMRect();
      return { top: rect.top, height: rect.height, middle: rect.left + rect.width / 2 };
    },
  };
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
