/** One side of a sheet: what stands on its left half and on its right half; null stays empty. */
export type SheetSide = readonly [left: number | null, right: number | null];

/**
 * Lays out the pages of a booklet, by their index: sheets are printed on both sides, laid into each other, and folded in the
 * middle. The pages are filled up to a whole number of sheets with empty ones before the last side.
 */
export function imposeBooklet(pageCount: number, direction: 'ltr' | 'rtl'): SheetSide[] {
  const total = Math.ceil(pageCount / 4) * 4;
  const page = (index: number) => (index < pageCount ? index : null);
  return Array.from({ length: total / 2 }, (_, side): SheetSide => {
    // A front has the later page first, its back the earlier one.
    const [early, late] = [page(side), page(total - 1 - side)];
    const isEarlyLeft = (side % 2 === 1) === (direction === 'ltr');
    return isEarlyLeft ? [early, late] : [late, early];
  });
}
