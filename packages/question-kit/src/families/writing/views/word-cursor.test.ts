import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, cursorRange, moveCursor, type RenderedWords, type WordMove } from './word-cursor.ts';
import { wordRanges } from '../../../primitives/text-ranges/word-steps.ts';

const text = 'A warm room, where nobody has to buy.';
const words = wordRanges(text, 'en');
/** Three words to a line, each as wide as the other. */
const rendered: RenderedWords = {
  count: words.length,
  placeOf: (index) => ({ top: Math.floor(index / 3) * 20, height: 20, middle: (index % 3) * 10 }),
};
const moves: WordMove[] = ['next', 'previous', 'up', 'down', 'lineStart', 'lineEnd', 'first', 'last'];

const taken = (start: number, ...steps: [WordMove, boolean][]) => {
  const end = steps.reduce((cursor, [move, extend]) => moveCursor(rendered, cursor, move, extend), {
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
    expect(taken(1, ['up', false])).toBe('A');
    expect(taken(6, ['down', false])).toBe('buy');
    expect(taken(0, ['lineStart', false])).toBe('A');
    expect(taken(words.length - 1, ['lineEnd', false])).toBe('buy');
  });

  it('finds the word above and below where lines are of different lengths, and words of different heights', () => {
    // One long word above three short ones, one of which stands a little higher on its line.
    const tops = [0, 20, 17, 20, 40, 40, 40, 40];
    const middles = [30, 5, 15, 25, 5, 15, 25, 35];
    const uneven: RenderedWords = {
      count: words.length,
      placeOf: (index) => ({ top: tops[index] ?? 0, height: index === 2 ? 26 : 20, middle: middles[index] ?? 0 }),
    };
    const focusAfter = (focus: number, move: WordMove) =>
      moveCursor(uneven, { anchor: focus, focus }, move, false).focus;
    expect(focusAfter(0, 'down')).toBe(3);
    expect(focusAfter(2, 'lineStart')).toBe(1);
    expect(focusAfter(2, 'lineEnd')).toBe(3);
    expect(focusAfter(2, 'up')).toBe(0);
    expect(focusAfter(7, 'up')).toBe(3);
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
