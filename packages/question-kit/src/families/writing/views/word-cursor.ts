import type { Range } from '../../../primitives/text-ranges/segments.ts';

/** Words selected by keyboard, by their indexes in the text: from the first one to the current one. */
export interface WordCursor {
  anchor: number;
  focus: number;
}

/** Where a word is rendered: its line, and its centre on the line in px. */
export interface WordPlace {
  line: number;
  middle: number;
}

/** The move that a key stands for. */
export type WordMove = 'next' | 'previous' | 'up' | 'down' | 'lineStart' | 'lineEnd' | 'first' | 'last';

/**
 * The words selected after a move: the new word, or with `extend` all words from where the selection began. `places` holds
 * where every word is rendered; there is at least one.
 */
export function moveCursor(
  places: readonly WordPlace[],
  cursor: WordCursor,
  move: WordMove,
  extend: boolean,
): WordCursor {
  const focus = Math.min(Math.max(target(places, cursor.focus, move), 0), places.length - 1);
  return { anchor: extend ? cursor.anchor : focus, focus };
}

function target(places: readonly WordPlace[], from: number, move: WordMove): number {
  const here = places[from];
  switch (move) {
    case 'next':
      return from + 1;
    case 'previous':
      return from - 1;
    case 'first':
      return 0;
    case 'last':
      return places.length - 1;
    case 'lineStart':
      return places.findIndex(({ line }) => line === here?.line);
    case 'lineEnd':
      return places.findLastIndex(({ line }) => line === here?.line);
    case 'up':
    case 'down':
      return nearestOnLine(places, from, move === 'up' ? -1 : 1);
  }
}

/** The word above or below; where there is no such line, the first or last word. */
function nearestOnLine(places: readonly WordPlace[], from: number, step: 1 | -1): number {
  const here = places[from];
  if (!here) return 0;
  const line = here.line + step;
  let nearest: number | undefined;
  let shortest = Infinity;
  for (const [index, place] of places.entries()) {
    const far = Math.abs(place.middle - here.middle);
    if (place.line !== line || far >= shortest) continue;
    nearest = index;
    shortest = far;
  }
  return nearest ?? (step < 0 ? 0 : places.length - 1);
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
