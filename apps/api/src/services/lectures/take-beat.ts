import { clipIntervals, type Interval, mergeIntervals, subtractIntervals } from '@rubrica/api-client/contract';

/** The longest time between two reports that counts. A link to the video is good for as long, so that nobody can watch longer without the server. */
export const maxBeatMs = 5 * 60_000;

/** The highest speed that counts, which is the player's highest. */
const maxRate = 2;

/** How many separate parts are stored. Watching does not come near it; reports that are made up may. */
export const maxIntervals = 1000;

interface Watched {
  intervals: readonly Interval[];
  /** When the last report came. */
  beatAt: Date;
}

interface Beat {
  intervals: readonly Interval[];
  rate: number;
}

/**
 * Adds a report to what a student has watched. What is new in it counts up to the time since the last report, times the speed:
 * a report of two hours after ten seconds adds ten. The first report adds nothing and starts the clock. Nothing is ever taken
 * away, and a report that comes twice adds nothing the second time.
 */
export function takeBeat(
  before: Watched | undefined,
  beat: Beat,
  { now, durationMs }: { now: Date; durationMs: number },
): Interval[] {
  if (!before) return [];
  const sinceMs = Math.min(Math.max(now.getTime() - before.beatAt.getTime(), 0), maxBeatMs);
  const inVideo = beat.intervals.map(([startMs, endMs]): Interval => [startMs, Math.min(endMs, durationMs)]);
  const unseen = subtractIntervals(inVideo, before.intervals);
  const added = clipIntervals(unseen, sinceMs * Math.min(beat.rate, maxRate));
  const merged = mergeIntervals([...before.intervals, ...added]);
  return merged.length > maxIntervals ? [...before.intervals] : merged;
}
