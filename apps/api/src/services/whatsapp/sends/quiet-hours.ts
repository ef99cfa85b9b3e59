import { Temporal } from 'temporal-polyfill';

/** A time of every day, on the school's clock, in which nothing is sent by itself. It may go over midnight. */
export interface QuietHours {
  /** As `21:00`. */
  from: string;
  until: string;
}

/** Returns when the quiet hours end in which a moment is; null where it is in none. */
export function quietUntil(hours: QuietHours | null, now: Date, timeZone: string): Date | null {
  if (hours === null) return null;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime();
  const isFrom = Temporal.PlainTime.compare(time, hours.from) >= 0;
  const isUntil = Temporal.PlainTime.compare(time, hours.until) < 0;
  const isOverMidnight = hours.from > hours.until;
  if (isOverMidnight ? !isFrom && !isUntil : !isFrom || !isUntil) return null;
  const day = isOverMidnight && isFrom ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  return new Date(day.toZonedDateTime({ timeZone, plainTime: hours.until }).epochMilliseconds);
}
