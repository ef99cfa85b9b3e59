import { useEffect, useState, type RefObject } from 'react';

/** What a media element is doing. Seconds. */
export interface Playback {
  playing: boolean;
  /** It wants to play and has nothing to play yet. */
  waiting: boolean;
  time: number;
  /** Undefined where nobody knows. */
  length: number | undefined;
  rate: number;
  volume: number;
  muted: boolean;
}

const moments = [
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

const still: Playback = {
  playing: false,
  waiting: false,
  time: 0,
  length: undefined,
  rate: 1,
  volume: 1,
  muted: false,
};

/** Follows a media element. `durationMs` stands in where the file does not say how long it is, as browsers' own recordings do not. */
export function usePlayback(element: RefObject<HTMLMediaElement | null>, durationMs: number | undefined): Playback {
  const [playback, setPlayback] = useState(still);
  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    const follow = () => setPlayback(read(node));
    for (const moment of moments) node.addEventListener(moment, follow);
    return () => {
      for (const moment of moments) node.removeEventListener(moment, follow);
    };
  }, [element]);
  const told = durationMs === undefined || durationMs === 0 ? undefined : durationMs / 1000;
  const length = playback.length ?? told;
  return { ...playback, length: length === undefined ? undefined : Math.max(length, playback.time) };
}

function read(node: HTMLMediaElement): Playback {
  const playing = !node.paused && !node.ended;
  return {
    playing,
    waiting: playing && node.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !node.error,
    time: node.currentTime,
    length: Number.isFinite(node.duration) && node.duration > 0 ? node.duration : undefined,
    rate: node.playbackRate,
    volume: node.volume,
    muted: node.muted,
  };
}
