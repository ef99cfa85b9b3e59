import { useEffect, useRef, type RefObject } from 'react';
import type { CountedPlays } from './use-plays.ts';

let activeElement: HTMLMediaElement | undefined;

/** Pauses the element that played before: only one plays at a time. */
function pauseOthers(element: HTMLMediaElement): void {
  if (activeElement !== element) activeElement?.pause();
  activeElement = element;
}

/** Positions closer than this are the same. */
const toleranceSeconds = 0.75;

/**
 * Pauses other players when one starts, counts plays, and prevents seeking if plays are limited, also by a headset or the
 * browser's media keys.
 */
export function usePlayLimit(element: RefObject<HTMLMediaElement | null>, plays: CountedPlays): void {
  const latest = useRef(plays);
  useEffect(() => {
    latest.current = plays;
  });

  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    let reachedSeconds = latest.current.limit === undefined ? 0 : (latest.current.positionSeconds ?? 0);
    const isLimited = () => latest.current.limit !== undefined;
    const onPlay = () => {
      if (isLimited() && latest.current.isOver) node.pause();
      else pauseOthers(node);
    };
    const onTimeUpdate = () => {
      if (!isLimited() || node.seeking || node.paused || node.ended) return;
      reachedSeconds = node.currentTime;
      latest.current.onProgress(reachedSeconds);
    };
    const onSeeking = () => {
      if (isLimited() && Math.abs(node.currentTime - reachedSeconds) > toleranceSeconds)
        node.currentTime = reachedSeconds;
    };
    const onEnded = () => {
      reachedSeconds = 0;
      if (isLimited()) latest.current.onEnd();
    };
    node.addEventListener('play', onPlay);
    node.addEventListener('timeupdate', onTimeUpdate);
    node.addEventListener('seeking', onSeeking);
    node.addEventListener('ended', onEnded);
    return () => {
      node.pause();
      node.removeEventListener('play', onPlay);
      node.removeEventListener('timeupdate', onTimeUpdate);
      node.removeEventListener('seeking', onSeeking);
      node.removeEventListener('ended', onEnded);
    };
  }, [element]);
}
