import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdsOf, placeSideBySide } from './place-side-by-side.ts';

const least = 30;
const at = (startMinute: number) => ({ startMinute, endMinute: startMinute + 60 });
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 0, max: 300 }))
    .map(([startMinute, length]) => ({ startMinute, endMinute: Math.min(1440, startMinute + length) })),
  { maxLength: 25 },
);
const shownEnd = ({ startMinute, endMinute }: { startMinute: number; endMinute: number }) =>
  Math.max(endMinute, startMinute + least);

describe('meetings of a day', () => {
  it('have the whole width where nothing overlaps', () => {
    const places = placeSideBySide(
      [
        { startMinute: 600, endMinute: 660 },
        { startMinute: 660, endMinute: 720 },
      ],
      least,
    );
    expect(places).toEqual([
      { column: 0, columnCount: 1 },
      { column: 0, columnCount: 1 },
    ]);
  });

  it('stand side by side where they overlap, also where only their least height does', () => {
    const places = placeSideBySide(
      [
        { startMinute: 600, endMinute: 605 },
        { startMinute: 610, endMinute: 700 },
      ],
      least,
    );
    expect(places).toEqual([
      { column: 0, columnCount: 2 },
      { column: 1, columnCount: 2 },
    ]);
  });

  it('never cover each other, and stay within the day', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const places = placeSideBySide(all, least);
        expect(places).toHaveLength(all.length);
        for (const [i, a] of all.entries()) {
          const one = places[i]!;
          expect(one.column).toBeLessThan(one.columnCount);
          for (const [j, b] of all.entries()) {
            if (j <= i || a.startMinute >= shownEnd(b) || b.startMinute >= shownEnd(a)) continue;
            const other = places[j]!;
            expect(other.columnCount).toBe(one.columnCount);
            expect(other.column).not.toBe(one.column);
          }
        }
      }),
    );
  });

  it('are crowds where more overlap than can be read: all but the first column, by what hangs together', () => {
    const all = [at(600), at(600), at(600), at(660), at(660), at(720), at(720), at(720)];
    expect(crowdsOf(all, placeSideBySide(all, least), 2)).toEqual([
      { startMinute: 600, endMinute: 660, hidden: [1, 2] },
      { startMinute: 720, endMinute: 780, hidden: [6, 7] },
    ]);
  });

  it('use no more columns than meet at one time, and come in any order', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const places = placeSideBySide(all, least);
        for (const { columnCount } of places) {
          const most = Math.max(
            ...all.map(
              ({ startMinute }) =>
                all.filter((other) => other.startMinute <= startMinute && startMinute < shownEnd(other)).length,
            ),
          );
          expect(columnCount).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
