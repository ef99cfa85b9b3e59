import type { Range } from '../../text-ranges/segments.ts';

/** The ranges with one more, those that touch it made one with it; in the order of the text, none overlapping. */
export function withRange(ranges: readonly Range[], added: Range): Range[] {
  const apart = ranges.filter(({ start, end }) => end < added.start || start > added.end);
  const touching = ranges.filter(({ start, end }) => end >= added.start && start <= added.end);
  const start = Math.min(added.start, ...touching.map((one) => one.start));
  const end = Math.max(added.end, ...touching.map((one) => one.end));
  return [...apart, { start, end }].toSorted((one, other) => one.start - other.start);
}

/** The ranges without what lies in another; a range that is cut in the middle becomes two. */
export function withoutRange(ranges: readonly Range[], removed: Range): Range[] {
  return ranges.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, removed.start) },
      { start: Math.max(start, removed.end), end },
    ].filter((piece) => piece.start < piece.end),
  );
}

/** Whether every character of a range lies in the ranges. */
export function covers(ranges: readonly Range[], range: Range): boolean {
  return ranges.some(({ start, end }) => start <= range.start && end >= range.end);
}
