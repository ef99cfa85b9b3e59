import { useEffect, useState, type RefObject } from 'react';

/** The state of a media element. Times are in seconds. */
export interface Playback {
  isPlaying: boolean;
  /** It is playing but has no data yet. */
  isWaiting: boolean;
  /** It stands at its end: browsers pause it there before they tell that it has ended. */
  hasEnded: boolean;
  time: number;
  /** Undefined if unknown. */
  length: number | undefined;
  rate: number;
  volume: number;
  muted: boolean;
}

const mediaEvents = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'ratechange',
  'volumechange',
  'emptied',
  'error',
] as const;

const initialPlayback: Playback = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  time: 0,
  length: undefined,
  rate: 1,
  volume: 1,
  muted: false,
};

/** Tracks a media element. `durationMs` is used if the file contains no duration, as is the case for browsers' own recordings. */
export function usePlayback(element: RefObject<HTMLMediaElement | null>, durationMs: number | undefined): Playback {
  const [playback, setPlayback] = useState(initialPlayback);
  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    const update = () => setPlayback(readPlayback(node));
    for (const event of mediaEvents) node.addEventListener(event, update);
    return () => {
      for (const event of mediaEvents) node.removeEventListener(event, update);
    };
  }, [element]);
  const fallbackSeconds = durationMs === undefined || durationMs === 0 ? undefined : durationMs / 1000;
  const length = playback.length ?? fallbackSeconds;
  return { ...playback, length: length === undefined ? undefined : Math.max(length, playback.time) };
}

function readPlayback(node: HTMLMediaElement): Playback {
  const isPlaying = !node.paused && !node.ended;
  return {
    isPlaying,
    isWaiting: isPlaying && node.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !node.error,
    hasEnded: node.ended,
    time: node.currentTime,
    length: Number.isFinite(node.duration) && node.duration > 0 ? node.duration : undefined,
    rate: node.playbackRate,
    volume: node.volume,
    muted: node.muted,
  };
}
