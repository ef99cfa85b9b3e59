const moments = [600, 300, 60, 30, 10] as const;

/** Seconds as `m:ss`, or `h:mm:ss` from an hour on, in a language's digits. */
export function formatDuration(seconds: number, language: string): string {
  const whole = new Intl.NumberFormat(language, { useGrouping: false });
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two.format(seconds % 60);
  return hours > 0 ? `${whole.format(hours)}:${two.format(minutes)}:${rest}` : `${whole.format(minutes)}:${rest}`;
}

/**
 * Which moment worth saying aloud was passed between two readings, in seconds left.
 * The first reading (`before` infinite) says nothing: whoever opens the page sees the time.
 */
export function announcementAt(before: number, now: number): number | null {
  if (!Number.isFinite(before)) return null;
  return moments.findLast((moment) => before > moment && now <= moment) ?? null;
}
