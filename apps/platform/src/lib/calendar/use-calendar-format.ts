import type { Language } from '@rubrica/api-client/contract';
import { useMemo } from 'react';
import { cachedBy, keepTime } from '../format.ts';
import { useLanguage } from '../i18n.ts';
import type { CalendarDate } from './dates.ts';
import { haveSameClock, readerTimeZone, wallTimeOf } from './zone.ts';

/**
 * Over midnight a range of `Intl` has both dates, and a row of a calendar no room for them. A range stays on one line: a word joiner
 * follows its dash.
 */
function rangeOf(times: Intl.DateTimeFormat, startsAt: string, endsAt: string, timeZone: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const isOneDay = wallTimeOf(startsAt, timeZone).date === wallTimeOf(endsAt, timeZone).date;
  const range = isOneDay ? times.formatRange(start, end) : `${times.format(start)} – ${times.format(end)}`;
  return range.replaceAll(/\s/gu, '\u00A0').replace('–', '–\u2060');
}

/** How the dates and times of a calendar are written, by the clock of a time zone. */
export function calendarFormat(language: Language, timeZone: string) {
  // As everywhere on the platform, Arabic has Latin digits.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const create = cachedBy((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  // A clock of twelve hours has no leading zero.
  const time = { hour: language === 'ar' ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  const ofDate = (options: Intl.DateTimeFormatOptions) => {
    const format = create({ ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const schoolTimes = create({ ...time, timeZone });
  const readerZone = readerTimeZone();
  const readerTimes = create({ ...time, timeZone: readerZone });
  const calendarDate = (moment: string | number) => wallTimeOf(moment, timeZone).date;
  /** A day of another year than the present one says its year. */
  const yearOf = (date: CalendarDate): Intl.DateTimeFormatOptions =>
    date.slice(0, 4) === calendarDate(Date.now()).slice(0, 4) ? {} : { year: 'numeric' };
  const day = (date: CalendarDate) => ofDate({ weekday: 'long', day: 'numeric', month: 'long', ...yearOf(date) })(date);
  const shortDates = create({ day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const hours = create({ hour: 'numeric', timeZone: 'UTC' });
  const periods = create({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const zoneNames = create({ timeZone, timeZoneName: 'longGeneric' });
  return {
    /** "Sunday 22 November". */
    day,
    dayNumber: ofDate({ day: 'numeric' }),
    weekday: ofDate({ weekday: 'long' }),
    shortWeekday: ofDate({ weekday: 'short' }),
    month: ofDate({ month: 'long', year: 'numeric' }),
    /** "16 – 22 November 2026". */
    period: (first: CalendarDate, last: CalendarDate) =>
      periods.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)),
    hour: (hour: number) => hours.format(new Date(Date.UTC(2026, 0, 1, hour))),
    time: (moment: string) => keepTime(schoolTimes.format(new Date(moment))),
    /** A time of the clock without a date, such as "17:30". */
    timeOfDay: (clock: string) =>
      keepTime(create({ ...time, timeZone: 'UTC' }).format(new Date(`2026-01-01T${clock}Z`))),
    /** "17:30 – 19:00". */
    range: (startsAt: string, endsAt: string) => rangeOf(schoolTimes, startsAt, endsAt, timeZone),
    /** The same by the reader's own clock; null where that shows the same. */
    readerRange: (startsAt: string, endsAt: string) =>
      haveSameClock(startsAt, timeZone, readerZone) ? null : rangeOf(readerTimes, startsAt, endsAt, readerZone),
    /** A time by the reader's own clock. */
    readerTime: (moment: string) => keepTime(readerTimes.format(new Date(moment))),
    /** "Sunday 22 November, 17:30 – 19:00". */
    dayAndRange: (startsAt: string, endsAt: string) =>
      `${day(calendarDate(startsAt))}${language === 'ar' ? '،' : ','} ${rangeOf(schoolTimes, startsAt, endsAt, timeZone)}`,
    dateTime: (moment: string) =>
      keepTime(
        create({
          ...time,
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          ...yearOf(calendarDate(moment)),
          timeZone,
        }).format(new Date(moment)),
      ),
    dateOf: (moment: string) => shortDates.format(new Date(moment)),
    /** "Eastern European Time". */
    zoneName: (moment: string) =>
      zoneNames.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

export type CalendarFormat = ReturnType<typeof calendarFormat>;

/** Writes dates and times in the current language, by the clock of a time zone. */
export function useCalendarFormat(timeZone: string): CalendarFormat {
  const language = useLanguage();
  return useMemo(() => calendarFormat(language, timeZone), [language, timeZone]);
}
