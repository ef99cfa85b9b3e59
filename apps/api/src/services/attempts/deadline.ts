/** How long after the deadline the network may still deliver what was written before it. */
export const graceMs = 30_000;

interface TimeAllowed {
  startedAt: Date;
  timeLimitMinutes: number | null;
  /** This student's extra time; it lengthens a limit and moves no closing time. */
  extraMinutes: number;
  closeAt: Date | null;
}

/** When an attempt ends by the server's clock: start + limit + extra, or the task's closing time where that is sooner. Null: never. */
export function deadlineOf({ startedAt, timeLimitMinutes, extraMinutes, closeAt }: TimeAllowed): Date | null {
  if (timeLimitMinutes === null) return closeAt;
  const limit = addMinutes(startedAt, timeLimitMinutes + extraMinutes);
  return closeAt !== null && closeAt < limit ? closeAt : limit;
}

/** Whether nothing more is taken: the deadline and its grace have passed. */
export function isOver(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now.getTime() > deadlineAt.getTime() + graceMs;
}

/** The latest deadline whose grace has passed by now; what a query compares with. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - graceMs);
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
