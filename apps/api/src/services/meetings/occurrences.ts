import type { WeeklyRule } from '@rubrica/api-client/contract';
import { Temporal } from 'temporal-polyfill';

/** When a meeting is. */
export interface MeetingTime {
  startsAt: Date;
  endsAt: Date;
}

/** One meeting of a series, by the date that its rule gives it. */
export interface Occurrence extends MeetingTime {
  date: string;
}

/**
 * Returns the meetings of a weekly rule, by date, but for its skipped dates. Each begins at the rule's time on the clocks of its day, so that daylight saving
 * shifts none, and lasts as long as any other. A time that a day does not have, because clocks go forward, is as much later.
 */
export function occurrencesOf(rule: WeeklyRule, timeZone: string): Occurrence[] {
  const last = Temporal.PlainDate.from(rule.lastDate);
  const skipped = new Set(rule.skippedDates);
  const occurrences: Occurrence[] = [];
  let day = Temporal.PlainDate.from(rule.firstDate);
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (!rule.weekdays.includes(day.dayOfWeek) || skipped.has(day.toString())) continue;
    const start = day.toZonedDateTime({ timeZone, plainTime: rule.startTime });
    const end = start.add({ minutes: rule.durationMinutes });
    occurrences.push({
      date: day.toString(),
      startsAt: new Date(start.epochMilliseconds),
      endsAt: new Date(end.epochMilliseconds),
    });
  }
  return occurrences;
}

/** Returns the date of a moment on the clocks of a time zone, `2026-03-27`. */
export function dateIn(moment: Date, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Returns the first moment of a date on the clocks of a time zone, or of a number of days after it. */
export function startOfDate(date: string, timeZone: string, daysAfter = 0): Date {
  const day = Temporal.PlainDate.from(date).add({ days: daysAfter });
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
}
