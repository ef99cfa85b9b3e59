import type { Language } from '@rubrica/api-client/contract';
import { useLanguage } from './i18n.ts';

const relativeUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns a function that creates a formatter for each set of options once. */
function cachedBy<Options, Formatter>(create: (options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? create(options);
    formatters.set(key, formatter);
    return formatter;
  };
}

function createFormat(language: Language) {
  // Arabic with Latin digits: marks and times are compared with those on an exam paper.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const dateFormat = cachedBy((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const numberFormat = cachedBy((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return {
    number: (value: number) => numberFormat({ maximumFractionDigits: 2 }).format(value),
    /** `percent` counts from 0 to 100. */
    percent: (percent: number) => numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100),
    date: (moment: string) => dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment)),
    dateTime: (moment: string) =>
      dateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
        new Date(moment),
      ),
    time: (moment: string) => dateFormat({ hour: '2-digit', minute: '2-digit' }).format(new Date(moment)),
    /** "in 3 days", "2 hours ago". */
    fromNow: (moment: string, now = Date.now()) => {
      const differenceMs = new Date(moment).getTime() - now;
      const [unit, unitMs] = relativeUnits.find(([, ms]) => Math.abs(differenceMs) >= ms) ?? relativeUnits[2];
      return relativeFormat.format(Math.round(differenceMs / unitMs), unit);
    },
  };
}

/** Formats numbers and moments in a language. Moments are ISO 8601 in UTC, and shown in the reader's own time zone. */
export const formatFor = cachedBy(createFormat);

/** Formats numbers and moments in the current language. */
export function useFormat() {
  return formatFor(useLanguage());
}
