import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('byte ranges', () => {
  test('a range, an open end and a suffix are parsed', () => {
    expect(parseRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
    expect(parseRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
    expect(parseRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
    expect(parseRange('bytes=50-500', 100)).toEqual({ start: 50, end: 99 });
  });

  test('invalid and multiple ranges give the whole file, a start beyond the end is unsatisfiable', () => {
    for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2']) {
      expect(parseRange(header, 100)).toBeNull();
    }
    expect(parseRange('bytes=100-', 100)).toBe('unsatisfiable');
    expect(parseRange('bytes=-0', 100)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });

  test('a range always lies within the file', () => {
    const bound = fc.option(fc.nat(300), { nil: '' });
    fc.assert(
      fc.property(bound, bound, fc.nat(200), (first, last, size) => {
        const range = parseRange(`bytes=${String(first)}-${String(last)}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
