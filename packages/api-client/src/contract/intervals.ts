/** A part of a video, from its first millisecond to the one after its last. */
export type Interval = [startMs: number, endMs: number];

/** Returns the parts in order, without overlap and with those that touch as one. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [startMs, endMs] of intervals.toSorted(([a], [b]) => a - b)) {
    if (startMs >= endMs) continue;
    const last = merged.at(-1);
    if (last && startMs <= last[1]) last[1] = Math.max(last[1], endMs);
    else merged.push([startMs, endMs]);
  }
  return merged;
}

/** Returns how much the parts cover together, each place counted once. */
export function coveredMs(intervals: readonly Interval[]): number {
  return mergeIntervals(intervals).reduce((sum, [startMs, endMs]) => sum + endMs - startMs, 0);
}

/** Returns what `intervals` cover and `others` do not. */
export function subtractIntervals(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  let rest = mergeIntervals(intervals);
  for (const [startMs, endMs] of mergeIntervals(others)) {
    rest = rest.flatMap(([from, to]): Interval[] => {
      if (to <= startMs || from >= endMs) return [[from, to]];
      const before: Interval = [from, Math.max(from, startMs)];
      const after: Interval = [Math.min(to, endMs), to];
      return [before, after].filter(([start, end]) => start < end);
    });
  }
  return rest;
}

/** Returns the beginning of what the parts cover, in their order, no longer than a credit. */
export function clipIntervals(intervals: readonly Interval[], creditMs: number): Interval[] {
  let leftMs = Math.max(0, Math.floor(creditMs));
  const clipped: Interval[] = [];
  for (const [startMs, endMs] of mergeIntervals(intervals)) {
    const lengthMs = Math.min(endMs - startMs, leftMs);
    if (lengthMs > 0) clipped.push([startMs, startMs + lengthMs]);
    leftMs -= lengthMs;
  }
  return clipped;
}

/** Returns whether the parts cover any of this one; of an empty one there is nothing to cover. */
export function covers(intervals: readonly Interval[], [startMs, endMs]: Interval): boolean {
  return startMs < endMs && intervals.some(([from, to]) => from < endMs && to > startMs);
}
