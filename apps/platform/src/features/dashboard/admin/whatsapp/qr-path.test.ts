import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The modules that a path covers. */
const covered = (path: string) =>
  [...path.matchAll(/M(?<x>\d+) (?<y>\d+)h(?<length>\d+)v1h-\k<length>z/gu)].flatMap(({ groups }) =>
    Array.from(
      { length: Number(groups?.['length']) },
      (_, index) => `${Number(groups?.['x']) + index},${groups?.['y']}`,
    ),
  );

test('the path covers every dark module once, and no light one', () => {
  const symbols = fc
    .integer({ min: 1, max: 24 })
    .chain((size) =>
      fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }).map((dark) => ({ size, dark })),
    );
  fc.assert(
    fc.property(symbols, ({ size, dark }) => {
      const get = (x: number, y: number) => dark[y * size + x] ?? false;
      const expected = dark.flatMap((isDark, at) => (isDark ? [`${at % size},${Math.floor(at / size)}`] : []));
      expect(covered(qrPath({ size, get })).toSorted()).toEqual(expected.toSorted());
    }),
  );
});
