import { latinDigits } from '../text/latin-digits.ts';

const pattern = /^(?:(?<hours>\d{1,3}):)?(?<minutes>[0-5]?\d):(?<seconds>[0-5]?\d)(?:[.,٫](?<fraction>\d{1,3}))?$/u;
const bareSeconds = /^(?<seconds>\d{1,6})(?:[.,٫](?<fraction>\d{1,3}))?$/u;

/** Returns the milliseconds of a time such as `00:01:02,500`, `1:02.5` or, in Arabic digits, `٠١:٠٢`; undefined if it is none. */
export function parseTime(text: string): number | undefined {
  return toMs(pattern.exec(latinDigits(text.trim())));
}

/** As `parseTime`, and also reads plain seconds, such as `62.5`, as people type them. */
export function parseTypedTime(text: string): number | undefined {
  return parseTime(text) ?? toMs(bareSeconds.exec(latinDigits(text.trim())));
}

function toMs(match: RegExpExecArray | null): number | undefined {
  if (!match?.groups) return undefined;
  const { hours = '0', minutes = '0', seconds = '0', fraction = '' } = match.groups;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Writes a time with all its parts: `00:01:02.500`. */
export function formatFullTime(timeMs: number, separator: '.' | ','): string {
  const { hours, minutes, seconds, ms } = partsOf(timeMs);
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}${separator}${digits(ms, 3)}`;
}

/** Writes a time as short as it can be typed: `1:02.5`, `0:07`. */
export function formatShortTime(timeMs: number): string {
  const { hours, minutes, seconds, ms } = partsOf(timeMs);
  const start = hours > 0 ? `${hours}:${digits(minutes, 2)}` : String(minutes);
  const fraction = ms > 0 ? `.${digits(ms, 3).replace(/0+$/u, '')}` : '';
  return `${start}:${digits(seconds, 2)}${fraction}`;
}

function partsOf(timeMs: number) {
  const whole = Math.floor(timeMs / 1000);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    ms: timeMs % 1000,
  };
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
