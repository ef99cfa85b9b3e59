import { languageTag } from '../provider/language.ts';

const announcementTimes = [600, 300, 60, 30, 10] as const;

/** Formats whole seconds, of a fraction those that have passed, as `m:ss`, or `h:mm:ss` from an hour on, in the digits of a language. */
export function formatDuration(seconds: number, language: string): string {
  const tag = languageTag(language);
  const integer = new Intl.NumberFormat(tag, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const remainder = twoDigits.format(Math.floor(seconds % 60));
  return hours > 0
    ? `${integer.format(hours)}:${twoDigits.format(minutes)}:${remainder}`
    : `${integer.format(minutes)}:${remainder}`;
}

/**
 * Returns the announcement time that was passed between two readings of a countdown, or `null`. All values are seconds left.
 * The first reading (`previous` infinite) announces nothing, because the page shows the time when it opens.
 */
export function announcementAt(previous: number, current: number): number | null {
  if (!Number.isFinite(previous)) return null;
  return announcementTimes.findLast((time) => previous > time && current <= time) ?? null;
}
