const minuteMs = 60_000;

/** When the provider is first asked what became of a message, and how long after each question the next one is asked. */
const checkDelaysMs = [1, 5, 30, 180, 1440].map((minutes) => minutes * minuteMs);

export const firstCheckMs = minuteMs;

/** When the provider is asked again, after so many questions; null once it is asked no more. */
export function nextCheckAt(checks: number, now: Date): Date | null {
  const delayMs = checkDelaysMs[checks];
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}
