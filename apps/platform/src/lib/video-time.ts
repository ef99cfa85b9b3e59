import { formatDuration } from '@rubrica/ui';

/** A place in a video, or its length, as players write it: `1:05`. In every language with Latin digits, from left to right. */
export function videoTime(timeMs: number): string {
  return formatDuration(Math.floor(timeMs / 1000), 'en');
}
