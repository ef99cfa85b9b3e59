import { formatDuration } from '@rubrica/ui';
import { latinDigits } from './text/latin-digits.ts';

/** A place in a video, or its length, as players write it: `1:05`. In every language with Latin digits, from left to right. */
export function videoTime(timeMs: number): string {
  return formatDuration(Math.floor(timeMs / 1000), 'en');
}

/** A place in a video to the tenth of a second: `1:05.3`; whole seconds as `videoTime` writes them. */
export function exactVideoTime(timeMs: number): string {
  const tenths = Math.floor((timeMs % 1000) / 100);
  return tenths === 0 ? videoTime(timeMs) : `${videoTime(timeMs)}.${tenths}`;
}

/** Reads a place as it is written above, in seconds alone or with hours; null for anything else. Returns milliseconds. */
export function parseVideoTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,٫](\d{1,3}))?$/u.exec(latinDigits(text.trim()));
  if (!match) return null;
  const [hours, minutes, seconds] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0));
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  const isClock = match[2] !== undefined;
  if ((isClock && seconds > 59) || (match[1] !== undefined && minutes > 59)) return null;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number((match[4] ?? '').padEnd(3, '0'));
}
