/** The hours that a week shows, from the first to the last. */
export interface ShownHours {
  first: number;
  last: number;
}

/** An empty week, and the part of the day that every other week shows too. */
const emptyWeek: ShownHours = { first: 8, last: 20 };
const middle: ShownHours = { first: 12, last: 18 };

/**
 * From an hour before the earliest to the end of the latest.
 *
 * @param spans Minutes since midnight.
 */
export function shownHours(spans: readonly { startMinute: number; endMinute: number }[]): ShownHours {
  if (spans.length === 0) return emptyWeek;
  return {
    first: Math.max(0, Math.min(middle.first, ...spans.map(({ startMinute }) => Math.floor(startMinute / 60) - 1))),
    last: Math.max(middle.last, ...spans.map(({ endMinute }) => Math.ceil(endMinute / 60))),
  };
}
