import type { CalendarDate } from './dates.ts';
import { wallTimeOf } from './zone.ts';

/** Something on the day that it begins. */
export interface DaySegment<Item> {
  item: Item;
  date: CalendarDate;
  startMinute: number;
  /** At most 1440: what goes over midnight is on the day that it begins. */
  endMinute: number;
}

const dayMinutes = 1_440;

/** When something is, by the clock of a time zone. */
function segmentOf<Item extends { startsAt: string; endsAt: string }>(item: Item, timeZone: string): DaySegment<Item> {
  const start = wallTimeOf(item.startsAt, timeZone);
  const end = wallTimeOf(item.endsAt, timeZone);
  const endMinute = end.date > start.date ? dayMinutes : end.minute;
  // Where the clock goes back it may show the end before the start.
  return { item, date: start.date, startMinute: start.minute, endMinute: Math.max(start.minute, endMinute) };
}

/** Everything by day, each day in the order of time. Days without anything are not in it. */
export function byDay<Item extends { startsAt: string; endsAt: string }>(
  items: readonly Item[],
  timeZone: string,
): Map<CalendarDate, DaySegment<Item>[]> {
  const segments = items.map((item) => segmentOf(item, timeZone));
  segments.sort((a, b) => a.startMinute - b.startMinute || a.item.startsAt.localeCompare(b.item.startsAt));
  return Map.groupBy(segments, ({ date }) => date);
}
