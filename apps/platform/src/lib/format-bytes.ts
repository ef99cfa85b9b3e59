import type { Language } from '@rubrica/api-client/contract';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Returns an amount of storage in the largest unit of which there is one: "1.5 GB". Units are of 1,024. */
export function formatBytes(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}
