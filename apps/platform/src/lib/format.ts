import type { Language } from '@rubrica/api-client/contract';
import { useLanguage } from './i18n.ts';

const formatters = new Map<string, unknown>();

function kept<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T;
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Numbers and moments as a language writes them; moments are ISO 8601 in UTC and shown in the reader's own zone. */
export function formatFor(language: Language) {
  // Arabic with Latin digits: marks and times are compared with what an exam paper shows.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const date = (options: Intl.DateTimeFormatOptions) =>
    kept(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
  const numbers = (options: Intl.NumberFormatOptions) =>
    kept(`${locale} # ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
  const relative = kept(`${locale} ~`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  return {
    number: (value: number) => numbers({ maximumFractionDigits: 1 }).format(value),
    /** `percent` counts from 0 to 100. */
    percent: (percent: number) => numbers({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100),
    date: (moment: string) => date({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment)),
    dateTime: (moment: string) =>
      date({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
        new Date(moment),
      ),
    time: (moment: string) => date({ hour: '2-digit', minute: '2-digit' }).format(new Date(moment)),
    /** "in 3 days", "2 hours ago". */
    fromNow: (moment: string, now = Date.now()) => {
      const away = new Date(moment).getTime() - now;
      const [unit, size] = steps.find(([, least]) => Math.abs(away) >= least) ?? steps[2];
      return relative.format(Math.round(away / size), unit);
    },
  };
}

/** Numbers and moments in the reader's language. */
export function useFormat() {
  return formatFor(useLanguage());
}
