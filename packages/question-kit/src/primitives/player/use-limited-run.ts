import { useEffect, useRef, type RefObject } from 'react';
import { playAlone } from './one-at-a-time.ts';
import type { CountedPlays } from './use-plays.ts';

/** How far a place may be off, in seconds, and still be the same. */
const slack = 0.75;

/**
 * What happens while a recording runs: others pause, plays are counted, and where they are limited it only runs forward, also
 * when a headset or the browser's own media keys ask for something else.
 */
export function useLimitedRun(element: RefObject<HTMLMediaElement | null>, plays: CountedPlays): void {
  const latest = useRef(plays);
  useEffect(() => {
    latest.current = plays;
  });

  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    let reached = latest.current.limit === undefined ? 0 : (latest.current.at ?? 0);
    const limited = () => latest.current.limit !== undefined;
    const begin = () => {
      if (limited() && latest.current.over) node.pause();
      else playAlone(node);
    };
    const run = () => {
      if (!limited() || node.seeking || node.paused || node.ended) return;
      reached = node.currentTime;
      latest.current.runTo(reached);
    };
    const seek = () => {
      if (limited() && Math.abs(node.currentTime - reached) > slack) node.currentTime = reached;
    };
    const end = () => {
      reached = 0;
      if (limited()) latest.current.runOut();
    };
    node.addEventListener('play', begin);
    node.addEventListener('timeupdate', run);
    node.addEventListener('seeking', seek);
    node.addEventListener('ended', end);
    return () => {
      node.pause();
      node.removeEventListener('play', begin);
      node.removeEventListener('timeupdate', run);
      node.removeEventListener('seeking', seek);
      node.removeEventListener('ended', end);
    };
  }, [element]);
}
