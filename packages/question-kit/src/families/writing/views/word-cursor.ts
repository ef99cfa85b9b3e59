import type { Range } from '../../../primitives/text-ranges/segments.ts';

/** Words selected by keyboard, by their indexes in the text: from the first one to the current one. */
export interface WordCursor {
  anchor: number;
  focus: number;
}

/** Where a word is rendered, in px: the top of its line there, how high it is, and its centre on the line. */
export interface WordPlace {
  top: number;
  height: number;
  middle: number;
}

/** The words of a text as they are rendered. To measure a word takes time, so only those near the cursor are asked for. */
export interface RenderedWords {
  /** At least one. */
  count: number;
  placeOf: (index: number) => WordPlace;
}

/** The move that a key stands for. */
export type WordMove = 'next' | 'previous' | 'up' | 'down' | 'lineStart' | 'lineEnd' | 'first' | 'last';

/** The words selected after a move: the new word, or with `extend` all words from where the selection began. */
export function moveCursor(words: RenderedWords, cursor: WordCursor, move: WordMove, extend: boolean): WordCursor {
  const focus = Math.min(Math.max(target(words, cursor.focus, move), 0), words.count - 1);
  return { anchor: extend ? cursor.anchor : focus, focus };
}

function target(words: RenderedWords, from: number, move: WordMove): number {
  switch (move) {
    case 'next':
      return from + 1;
    case 'previous':
      return from - 1;
    case 'first':
      return 0;
    case 'last':
      return words.count - 1;
    case 'lineStart':
      return endOfLine(words, from, -1);
    case 'lineEnd':
      return endOfLine(words, from, 1);
    case 'up':
      return nearestOnNextLine(words, from, -1);
    case 'down':
      return nearestOnNextLine(words, from, 1);
  }
}

/** The last word in a direction that is on the line of a word. */
function endOfLine({ count, placeOf }: RenderedWords, from: number, step: 1 | -1): number {
  const line = placeOf(from);
  let last = from;
  for (let next = from + step; next >= 0 && next < count; next += step) {
    const { top, height } = placeOf(next);
    if (Math.abs(top - line.top) > Math.max(height, line.height) / 2) break;
    last = next;
  }
  return last;
}

/** The word above or below; where there is no such line, the first or last word. */
function nearestOnNextLine(words: RenderedWords, from: number, step: 1 | -1): number {
  const begin = endOfLine(words, from, step) + step;
  if (begin < 0 || begin >= words.count) return begin;
  const end = endOfLine(words, begin, step);
  const { middle } = words.placeOf(from);
  let nearest = begin;
  let shortest = Infinity;
  for (let index = Math.min(begin, end); index <= Math.max(begin, end); index += 1) {
    const far = Math.abs(words.placeOf(index).middle - middle);
    if (far >= shortest) continue;
    nearest = index;
    shortest = far;
  }
  return nearest;
}

/** The range of the text that a cursor has selected. */
export function cursorRange(words: readonly Range[], { anchor, focus }: WordCursor): Range | null {
  const start = words[Math.min(anchor, focus)]?.start;
  const end = words[Math.max(anchor, focus)]?.end;
  return start === undefined || end === undefined ? null : { start, end };
}

/** The words in a range of the text; null where there is none. */
export function cursorOf(words: readonly Range[], range: Range): WordCursor | null {
  const anchor = words.findIndex(({ end }) => end > range.start);
  const focus = words.findLastIndex(({ start }) => start < range.end);
  return anchor === -1 || focus < anchor ? null : { anchor, focus };
}
