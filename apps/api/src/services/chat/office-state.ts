import { Temporal } from 'temporal-polyfill';
import type { OfficeTime } from '../../office-hours.ts';

const daysLooked = 8;

/** Returns whether somebody answers at a moment and, if not, when the next hours begin; without hours it is always open. */
export function officeState(
  hours: readonly OfficeTime[] | null,
  now: Date,
  timeZone: string,
): { isOpen: boolean; opensAt: Date | null } {
  if (hours === null) return { isOpen: true, opensAt: null };
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const starts: number[] = [];
  for (let ahead = 0; ahead < daysLooked; ahead += 1) {
    const day = local.toPlainDate().add({ days: ahead });
    for (const { weekday, from, until } of hours) {
      if (day.dayOfWeek % 7 !== weekday) continue;
      const [start, end] = [from, until].map((minutes) => momentOf(day, minutes, timeZone));
      if (start === undefined || end === undefined) continue;
      if (start <= now.getTime() && now.getTime() < end) return { isOpen: true, opensAt: null };
      if (start > now.getTime()) starts.push(start);
    }
  }
  return { isOpen: false, opensAt: starts.length === 0 ? null : new Date(Math.min(...starts)) };
}

/** By the clocks of that day, so that daylight saving shifts nothing. Midnight at its end is the next day's. */
function momentOf(day: Temporal.PlainDate, minutes: number, timeZone: string): number {
  const date = minutes === 24 * 60 ? day.add({ days: 1 }) : day;
  const plainTime = { hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
