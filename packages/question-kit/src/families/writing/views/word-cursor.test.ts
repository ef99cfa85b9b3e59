import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, cursorRange, moveCursor, type WordMove } from './word-cursor.ts';
import { wordRanges } from '../../../primitives/text-ranges/word-steps.ts';

const text = 'A warm room, where nobody has to buy.';
const words = wordRanges(text, 'en');
/** Three words to a line, each as wide as the other. */
const places = words.map((_, index) => ({ line: Math.floor(index / 3), middle: (index % 3) * 10 }));
const moves: WordMove[] = ['next', 'previous', 'up', 'down', 'lineStart', 'lineEnd', 'first', 'last'];

const taken = (start: number, ...steps: [WordMove, boolean][]) => {
  const end = steps.reduce((cursor, [move, extend]) => moveCursor(places, cursor, move, extend), {
    anchor: start,
    focus: start,
  });
  const range = cursorRange(words, end);
  return range && text.slice(range.start, range.end);
};

describe('going through a text by keyboard', () => {
  it('goes from word to word and from line to line', () => {
    expect(taken(0, ['next', false])).toBe('warm');
    expect(taken(1, ['down', false])).toBe('nobody');
    expect(taken(4, ['up', false])).toBe('warm');
    expect(taken(4, ['lineStart', false])).toBe('where');
    expect(taken(4, ['lineEnd', false])).toBe('has');
    expect(taken(4, ['last', false])).toBe('buy');
  });

  it('takes more in either direction, and gives back on the way', () => {
    expect(taken(1, ['next', true])).toBe('warm room');
    expect(taken(1, ['next', true], ['previous', true])).toBe('warm');
    expect(taken(2, ['previous', true])).toBe('warm room');
    expect(taken(1, ['down', true])).toBe('warm room, where nobody');
    expect(taken(1, ['down', true], ['next', false])).toBe('has');
  });

  it('goes on from what the pointer has taken', () => {
    const room = text.indexOf('room');
    expect(cursorOf(words, { start: room + 1, end: text.indexOf('where') + 2 })).toEqual({ anchor: 2, focus: 3 });
    expect(cursorOf(words, { start: room + 4, end: room + 5 })).toBeNull();
  });

  it('never leaves the text, and always takes whole words', () => {
    const move = fc.tuple(fc.constantFrom(...moves), fc.boolean());
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.array(move), (start, steps) => {
        const said = taken(start, ...steps);
        expect(words.some((word) => said?.startsWith(text.slice(word.start, word.end)))).toBe(true);
        expect(words.some((word) => said?.endsWith(text.slice(word.start, word.end)))).toBe(true);
      }),
    );
  });
});
