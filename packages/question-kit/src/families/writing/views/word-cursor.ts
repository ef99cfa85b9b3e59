import type { Range } from '../../../primitives/text-ranges/segments.ts';

/** Words taken by the keyboard, by their places in the text: from the one where it began to the one it has come to. */
export interface WordCursor {
  anchor: number;
  focus: number;
}

/** Where a word is drawn: its line, and its middle on it in px. */
export interface WordPlace {
  line: number;
  middle: number;
}

/** What a key asks for. */
export type WordMove = 'next' | 'previous' | 'up' | 'down' | 'lineStart' | 'lineEnd' | 'first' | 'last';

/**
 * The words taken after a move. Without `extend` it is the one word arrived at; with it, all from where it began. `places` tells
 * where every word is drawn; there is at least one.
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

/** The stretch of the text that a cursor has taken. */
export function cursorRange(words: readonly Range[], { anchor, focus }: WordCursor): Range | null {
  const start = words[Math.min(anchor, focus)]?.start;
  const end = words[Math.max(anchor, focus)]?.end;
  return start === undefined || end === undefined ? null : { start, end };
}

/** The words that lie in a stretch of the text, however it was selected; null where none does. */
export function cursorOf(words: readonly Range[], range: Range): WordCursor | null {
  const anchor = words.findIndex(({ end }) => end > range.start);
  const focus = words.findLastIndex(({ start }) => start < range.end);
  return anchor === -1 || focus < anchor ? null : { anchor, focus };
}
