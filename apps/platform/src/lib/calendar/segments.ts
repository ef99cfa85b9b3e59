import { addDays, type CalendarDate } from './dates.ts';
import { wallTimeOf } from './zone.ts';

/** The part of something that is on one day. */
export interface DaySegment<Item> {
  item: Item;
  date: CalendarDate;
  /** 0 where it began on a day before. */
  startMinute: number;
  /** At most 1440: the rest is on the next day. */
  endMinute: number;
  /** Whether it began on a day before. */
  isContinued: boolean;
}

const dayMinutes = 1_440;

/** When something is, day by day, by the clock of a time zone. */
function segmentsOf<Item extends { startsAt: string; endsAt: string }>(
  item: Item,
  timeZone: string,
): DaySegment<Item>[] {
  const start = wallTimeOf(item.startsAt, timeZone);
  const end = wallTimeOf(item.endsAt, timeZone);
  // Where the clock goes back it may show the end before the start.
  if (end.date <= start.date) {
    const endMinute = Math.max(start.minute, end.minute);
    return [{ item, date: start.date, startMinute: start.minute, endMinute, isContinued: false }];
  }
  const first = { item, date: start.date, startMinute: start.minute, endMinute: dayMinutes, isContinued: false };
  const segments = [first];
  for (let date = addDays(start.date, 1); date <= end.date; date = addDays(date, 1)) {
    const endMinute = date === end.date ? end.minute : dayMinutes;
    // What ends at midnight has no part on the day that begins then.
    if (endMinute > 0) segments.push({ item, date, startMinute: 0, endMinute, isContinued: true });
  }
  return segments;
}

/** Everything by day, each day in the order of time. Days without anything are not in it. */
export function byDay<Item extends { startsAt: string; endsAt: string }>(
  items: readonly Item[],
  timeZone: string,
): Map<CalendarDate, DaySegment<Item>[]> {
  const segments = items.flatMap((item) => segmentsOf(item, timeZone));
  segments.sort((a, b) => a.startMinute - b.startMinute || a.item.startsAt.localeCompare(b.item.startsAt));
  return Map.groupBy(segments, ({ date }) => date);
}
