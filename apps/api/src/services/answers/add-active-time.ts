/** What is stored of the time that a student spent on one question of an attempt. */
export interface ActiveTime {
  /** Counted milliseconds by sitting: one page that was open, however often it reported. */
  sittings: Readonly<Record<string, number>>;
  /** When time was last reported, or the attempt's start. */
  at: Date;
}

/** What a page reports: all that it has counted so far, so that a report that is lost or repeated changes nothing. */
export interface ActiveTimeReport {
  sitting: string;
  activeMs: number;
}

/** Nobody opens an attempt more often; a made-up sitting cannot fill the row. */
export const maxSittings = 50;

/**
 * Adds a page's report to the time that is stored. What is new in it counts up to the time since the last report, whichever page
 * that came from: two devices at once do not count twice. The rest is in the page's next report again, and counts once the clock
 * has gone on. Nothing is ever taken away.
 */
export function addActiveTime(before: ActiveTime, { sitting, activeMs }: ActiveTimeReport, now: Date): ActiveTime {
  const { sittings } = before;
  // A clock that is set back does not give the same time twice.
  const at = before.at > now ? before.at : now;
  const isKnown = Object.hasOwn(sittings, sitting);
  if (!isKnown && Object.keys(sittings).length >= maxSittings) return { sittings, at };
  const counted = isKnown ? (sittings[sitting] ?? 0) : 0;
  const sinceMs = at.getTime() - before.at.getTime();
  const added = Math.min(Math.max(0, activeMs - counted), sinceMs);
  return { sittings: { ...sittings, [sitting]: counted + added }, at };
}

/** The time of all sittings together, in milliseconds. */
export function activeMsOf({ sittings }: ActiveTime): number {
  return Object.values(sittings).reduce((sum, ms) => sum + ms, 0);
}
