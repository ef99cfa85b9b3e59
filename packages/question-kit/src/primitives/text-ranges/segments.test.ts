import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, segmentsOf, within } from './segments.ts';

const range = fc.record({
  id: fc.uuid(),
  start: fc.integer({ min: -5, max: 60 }),
  end: fc.integer({ min: -5, max: 60 }),
});

describe('a text cut by its comments', () => {
  it('is the same text again, in pieces of which none is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(range, { maxLength: 8 }), (text, annotations) => {
        const segments = segmentsOf(text, annotations);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
      }),
    );
  });

  it('lays exactly the commented characters under each comment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(range, { maxLength: 8 }), (text, annotations) => {
        const segments = segmentsOf(text, annotations);
        for (const annotation of annotations) {
          const { start, end } = within(annotation, text.length);
          const under = segments.filter(({ ids }) => ids.includes(annotation.id)).map((segment) => segment.text);
          expect(under.join('')).toBe(text.slice(start, end));
        }
      }),
    );
  });

  it('draws two comments that overlap, and ends each once', () => {
    const segments = segmentsOf('abcdef', [
      { id: 'one', start: 0, end: 4 },
      { id: 'two', start: 2, end: 6 },
    ]);
    expect(segments.map(({ text, ids }) => [text, ids])).toEqual([
      ['ab', ['one']],
      ['cd', ['one', 'two']],
      ['ef', ['two']],
    ]);
    expect(segments.flatMap(({ ending }) => ending)).toEqual(['one', 'two']);
  });
});

describe('the order of comments', () => {
  it('follows the text, the longer one first', () => {
    const order = inOrder([
      { id: 'late', start: 5, end: 6 },
      { id: 'inner', start: 1, end: 2 },
      { id: 'outer', start: 1, end: 9 },
    ]);
    expect(order.map(({ id }) => id)).toEqual(['outer', 'inner', 'late']);
  });
});
