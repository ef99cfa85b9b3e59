/** Where a meeting stands among those at the same time. */
export interface Place {
  column: number;
  columnCount: number;
}

/** When something begins and ends, in minutes of its day. */
export interface Span {
  startMinute: number;
  endMinute: number;
}

/** Meetings at the same time that have no room beside each other: all but those of the first column. */
export interface Crowd extends Span {
  /** Their places in the list of spans. */
  hidden: number[];
}

/**
 * Divides the width of a day among what overlaps: nothing covers anything else, and what overlaps nothing has the whole width.
 *
 * @param spans In any order; the places come back in the same.
 * @param leastMinutes How long something looks that is shorter.
 */
export function placeSideBySide(spans: readonly Span[], leastMinutes: number): Place[] {
  const ordered = spans
    .map(({ startMinute, endMinute }, index) => ({
      index,
      start: startMinute,
      end: Math.max(endMinute, startMinute + leastMinutes),
    }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const places: Place[] = spans.map(() => ({ column: 0, columnCount: 1 }));
  // The ends of the columns of those that hang together, and the places of these.
  let ends: number[] = [];
  let cluster: Place[] = [];
  for (const { index, start, end } of ordered) {
    if (ends.every((columnEnd) => columnEnd <= start)) {
      ends = [];
      cluster = [];
    }
    const free = ends.findIndex((columnEnd) => columnEnd <= start);
    const column = free === -1 ? ends.length : free;
    ends[column] = end;
    const place = { column, columnCount: ends.length };
    places[index] = place;
    cluster.push(place);
    for (const other of cluster) other.columnCount = ends.length;
  }
  return places;
}

/**
 * Finds what overlaps in more columns than can be read, by day, as one crowd for all that hangs together.
 *
 * @param places What `placeSideBySide` gave the spans.
 * @param mostColumns How many columns can be read.
 */
export function crowdsOf(spans: readonly Span[], places: readonly Place[], mostColumns: number): Crowd[] {
  const crowds: Crowd[] = [];
  const ordered = spans
    .flatMap((span, index) => {
      const place = places[index];
      return place && place.columnCount > mostColumns && place.column > 0 ? [{ ...span, index }] : [];
    })
    .toSorted((a, b) => a.startMinute - b.startMinute);
  for (const { startMinute, endMinute, index } of ordered) {
    const last = crowds.at(-1);
    if (last && startMinute < last.endMinute) {
      last.hidden.push(index);
      last.endMinute = Math.max(last.endMinute, endMinute);
    } else crowds.push({ startMinute, endMinute, hidden: [index] });
  }
  return crowds;
}
