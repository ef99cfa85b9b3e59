/** How long after the deadline saves are still accepted, to allow for network delay. */
export const gracePeriodMs = 30_000;

interface TimeAllowed {
  startedAt: Date;
  timeLimitMinutes: number | null;
  /** The student's extra time. It extends the time limit, not the closing time. */
  extraMinutes: number;
  closeAt: Date | null;
}

/** Returns when an attempt ends: start + limit + extra, or the task's closing time if that is sooner. Null means never. */
export function calculateDeadline({ startedAt, timeLimitMinutes, extraMinutes, closeAt }: TimeAllowed): Date | null {
  if (timeLimitMinutes === null) return closeAt;
  const limit = addMinutes(startedAt, timeLimitMinutes + extraMinutes);
  return closeAt !== null && closeAt < limit ? closeAt : limit;
}

/** Returns whether the deadline and the grace period have passed, so that no saves are accepted. */
export function isPastGracePeriod(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now.getTime() > deadlineAt.getTime() + gracePeriodMs;
}

/** Returns the latest deadline whose grace period has passed, for queries to compare with. */
export function latestOverdueDeadline(now: Date): Date {
  return new Date(now.getTime() - gracePeriodMs);
}

/** Returns a date some minutes later. */
export function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
