import type { PlayerEvent } from './player-control.ts';
import type { LectureStop } from './player-types.ts';

/** How much later than its place a stop may be noticed and still count as reached. */
const toleranceMs = 30;
/** How far past a stop the seek of stopping may leave the video, where a browser can only seek to a frame nearby. */
const seekErrorMs = 250;

/** Returns the next place that playing from a position will reach. */
export function nextStop(stops: readonly LectureStop[], fromMs: number): LectureStop | undefined {
  return first(stops.filter(({ atMs }) => atMs >= fromMs));
}

/**
 * Returns a function that is told what happens to the video, and where, and returns the place where it has to stop now. `timer`
 * stands for looking at the position between two events.
 */
export function createStopWatcher(stops: readonly LectureStop[], startMs: number) {
  const barrier = first(stops.filter(({ isRequired }) => isRequired));
  let beforeMs = startMs;
  let stoppedAt: LectureStop | undefined;

  function find(event: PlayerEvent | 'timer', positionMs: number): LectureStop | undefined {
    if (barrier && positionMs > barrier.atMs + toleranceMs) return barrier;
    if (event === 'seeking' || event === 'seeked' || event === 'attached' || event === 'pause') return undefined;
    // A file that is a little shorter than its stored length still reaches what stands at its end.
    const toMs = event === 'ended' ? Number.POSITIVE_INFINITY : positionMs + toleranceMs;
    return first(stops.filter(({ atMs }) => atMs >= beforeMs && atMs <= toMs));
  }

  return (event: PlayerEvent | 'timer', positionMs: number): LectureStop | undefined => {
    const stop = find(event, positionMs);
    beforeMs = stop?.atMs ?? positionMs;
    // The pause and the seek of stopping are told as well, and are no reason to stop again.
    const isPassed = stop !== undefined && positionMs > stop.atMs + seekErrorMs;
    const isNew = stop !== stoppedAt || isPassed || event === 'playing' || event === 'ended';
    if (stop) stoppedAt = stop;
    else if (stoppedAt && Math.abs(positionMs - stoppedAt.atMs) > toleranceMs) stoppedAt = undefined;
    return isNew ? stop : undefined;
  };
}

function first(stops: readonly LectureStop[]): LectureStop | undefined {
  return stops.toSorted((a, b) => a.atMs - b.atMs)[0];
}
