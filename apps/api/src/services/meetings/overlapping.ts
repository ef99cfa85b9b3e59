import type { MeetingTime } from './occurrences.ts';

const byStart = (a: MeetingTime, b: MeetingTime) => a.startsAt.getTime() - b.startsAt.getTime();

/** Returns those of `others` that have a moment in common with one of `planned`, by time. One that begins when another ends has none. */
export function overlapping<Other extends MeetingTime>(
  planned: readonly MeetingTime[],
  others: readonly Other[],
): Other[] {
  return others
    .filter(({ startsAt, endsAt }) => planned.some((plan) => plan.startsAt < endsAt && startsAt < plan.endsAt))
    .toSorted(byStart);
}
