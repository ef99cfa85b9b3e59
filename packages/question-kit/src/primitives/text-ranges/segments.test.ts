import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByPosition, segmentsOf, clampRange } from './segments.ts';

const range = fc.record({
  id: fc.uuid(),
  start: fc.integer({ min: -5, max: 60 }),
  end: fc.integer({ min: -5, max: 60 }),
});

describe('segments of a commented text', () => {
  it('make up the text, and none is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(range, { maxLength: 8 }), (text, annotations) => {
        const segments = segmentsOf(text, annotations);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
      }),
    );
  });

  it('cover exactly the characters of each comment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(range, { maxLength: 8 }), (text, annotations) => {
        const segments = segmentsOf(text, annotations);
        for (const annotation of annotations) {
          const { start, end } = clampRange(annotation, text.length);
          const under = segments.filter(({ ids }) => ids.includes(annotation.id)).map((segment) => segment.text);
          expect(under.join('')).toBe(text.slice(start, end));
        }
      }),
    );
  });

  it('represent overlapping comments, and end each once', () => {
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
    const order = sortByPosition([
      { id: 'late', start: 5, end: 6 },
      { id: 'inner', start: 1, end: 2 },
      { id: 'outer', start: 1, end: 9 },
    ]);
    expect(order.map(({ id }) => id)).toEqual(['outer', 'inner', 'late']);
  });
});
