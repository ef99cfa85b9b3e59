import { useEffect, useRef, type RefObject } from 'react';
import { saveEverySeconds } from './play-count.ts';
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
 * browser's media keys. Of the tabs that show a limited recording one plays at a time, and goes on from where another one has stopped.
 */
export function usePlayLimit(element: RefObject<HTMLMediaElement | null>, plays: CountedPlays): void {
  const latest = useRef(plays);
  useEffect(() => {
    latest.current = plays;
  });
  const { name } = plays;

  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    let reachedSeconds = latest.current.limit === undefined ? 0 : (latest.current.positionSeconds ?? 0);
    /** Another tab may have played since this one did. Browsers can tell of the time before they tell of the play. */
    let isBehind = false;
    const isLimited = () => latest.current.limit !== undefined;
    const tabs =
      name !== undefined && typeof BroadcastChannel === 'function'
        ? new BroadcastChannel(`rubrica-plays:${name}`)
        : null;
    const onPlay = () => {
      if (isLimited()) {
        const { positionSeconds, isOver } = latest.current.takeOver();
        if (isOver) {
          node.pause();
          return;
        }
        isBehind = false;
        const startSeconds = positionSeconds ?? 0;
        // What this tab has played itself is saved up to so much later.
        if (Math.abs(startSeconds - reachedSeconds) > saveEverySeconds) {
          reachedSeconds = startSeconds;
          node.currentTime = startSeconds;
        }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
        tabs?.postMessage('playing');
      }
      pauseOthers(node);
    };
    const onPlayElsewhere = () => node.pause();
    const onStorage = () => {
      if (!isLimited() || !node.paused) return;
      latest.current.takeOver();
      isBehind = true;
    };
    const onTimeUpdate = () => {
      if (!isLimited() || isBehind || node.seeking || node.paused || node.ended) return;
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
    tabs?.addEventListener('message', onPlayElsewhere);
    window.addEventListener('storage', onStorage);
    return () => {
      node.pause();
      tabs?.close();
      window.removeEventListener('storage', onStorage);
      node.removeEventListener('play', onPlay);
      node.removeEventListener('timeupdate', onTimeUpdate);
      node.removeEventListener('seeking', onSeeking);
      node.removeEventListener('ended', onEnded);
    };
  }, [element, name]);
}
