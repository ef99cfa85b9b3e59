import { useEffect, useRef } from 'react';
import type { PlayerControl, PlayerEvent } from './player-control.ts';
import type { LectureStop } from './player-types.ts';
import { createStopWatcher, nextStop } from './stops.ts';

/** Pauses the video at its stops, and takes it back to a required one that somebody seeks past. */
export function useStops(
  control: PlayerControl,
  stops: readonly LectureStop[],
  onStop: ((stop: LectureStop) => void) | undefined,
): void {
  const latestOnStop = useRef(onStop);
  useEffect(() => {
    latestOnStop.current = onStop;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopAfter = createStopWatcher(stops, control.positionMs());

    function check(event: PlayerEvent | 'timer') {
      clearTimeout(timer);
      const positionMs = control.positionMs();
      const stop = stopAfter(event, positionMs);
      if (stop) {
        control.pause();
        control.seek(stop.atMs);
        latestOnStop.current?.(stop);
        return;
      }
      const next = control.isPlaying() ? nextStop(stops, positionMs) : undefined;
      // `timeupdate` comes four times a second, which is too coarse to stop between two words.
      if (next) timer = setTimeout(check, (next.atMs - positionMs) / control.rate(), 'timer');
    }

    check('attached');
    const unsubscribe = control.subscribe(check);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [control, stops]);
}
