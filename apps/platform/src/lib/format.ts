import type { Language } from '@rubrica/api-client/contract';
import { useLanguage } from './i18n.ts';
import { schoolNow } from './school-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The days since 1970 on the reader's calendar. */
function dayOf(momentMs: number): number {
  const date = new Date(momentMs);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
}

/** How long it is from one moment to another, in the largest unit that fits. Days are those of the calendar: "tomorrow" is the next date. */
function distance(from: number, to: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  const differenceMs = to - from;
  // Neither 24 hours nor 60 minutes, to which the last half of each would be rounded.
  const atMost = (most: number, unitMs: number) => Math.max(-most, Math.min(most, Math.round(differenceMs / unitMs)));
  if (Math.abs(differenceMs) >= dayMs) return [dayOf(to) - dayOf(from), 'day'];
  return Math.abs(differenceMs) >= hourMs ? [atMost(23, hourMs), 'hour'] : [atMost(59, minuteMs), 'minute'];
}

/** Returns a function that creates a formatter for each set of options once. */
export function cachedBy<Options, Formatter>(create: (options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** Keeps the time at the end of a text together with its "am" or "pm", which would begin the next line. */
export const keepTime = (text: string) => text.replace(/\s(?=.$)/u, '\u00A0');

function createFormat(language: Language) {
  // Arabic with Latin digits: marks and times are compared with those on an exam paper.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  // A clock of twelve hours has no leading zero.
  const time = { hour: language === 'ar' ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  const dateFormat = cachedBy((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const numberFormat = cachedBy((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return {
    number: (value: number) => numberFormat({ maximumFractionDigits: 2 }).format(value),
    /** `percent` counts from 0 to 100. */
    percent: (percent: number) => numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100),
    date: (moment: string) => dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment)),
    /** A day of another year than the present one says its year. */
    dateTime: (moment: string) => {
      const date = new Date(moment);
      const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
      return keepTime(dateFormat({ weekday: 'short', day: 'numeric', month: 'short', year, ...time }).format(date));
    },
    time: (moment: string) => keepTime(dateFormat(time).format(new Date(moment))),
    /** "in 3 days", "2 hours ago". */
    fromNow: (moment: string, now = schoolNow()) => {
      return relativeFormat.format(...distance(now, Date.parse(moment)));
    },
  };
}

/** Formats numbers and moments in a language. Moments are ISO 8601 in UTC, and shown in the reader's own time zone. */
export const formatFor = cachedBy(createFormat);

/** Formats numbers and moments in the current language. */
export function useFormat() {
  return formatFor(useLanguage());
}
