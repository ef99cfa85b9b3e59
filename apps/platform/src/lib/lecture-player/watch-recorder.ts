import { mergeIntervals, subtractIntervals, type Interval } from '@rubrica/api-client/contract';
import type { PlayerEvent } from './player-control.ts';

/** Two readings of the position that are further apart were not played in between. Browsers slow the readings of a hidden tab down. */
const longestStepMs = 5000;

/** Going back by more is going back to hear something again. */
const rewindMs = 2000;

/** How many parts and moments one report carries. */
const maxIntervals = 100;
const maxRewinds = 20;

/** What a report to the server carries. */
export interface WatchReport {
  intervals: Interval[];
  positionMs: number;
  rate: number;
  rewoundToMs: number[];
}

export interface WatchRecorder {
  /** Call it after every event of the player. */
  observe: (event: PlayerEvent, player: { positionMs: number; isPlaying: boolean; rate: number }) => void;
  /** Adds what was watched before, at an unknown speed, and has not reached the server. */
  add: (intervals: readonly Interval[]) => void;
  /** What has been watched and is not confirmed. */
  unconfirmed: () => Interval[];
  /** Whether there is something to report: what is not confirmed, or a place that was come to since the last report. */
  hasNews: () => boolean;
  /** Returns what to report now. The moments in it are reported once. */
  report: () => WatchReport;
  /** A report did not arrive: its place and moments are reported again. */
  giveBack: (report: WatchReport) => void;
  /** The server's parts: what they cover need not be reported again. What it did not count yet will be. */
  confirm: (intervals: readonly Interval[]) => void;
}

/** Collects what is watched of a video, from the events of its player. */
export function createWatchRecorder(): WatchRecorder {
  /** What is not confirmed, by the speed at which it was played: what the server does not count yet is reported again with its own. */
  const watched = new Map<number, Interval[]>();
  let rewinds: number[] = [];
  let positionMs = 0;
  /** Whether it was played or sought since the last report. */
  let hasMoved = false;
  /** Where playing was seen last; null while it does not play. */
  let playedToMs: number | null = null;
  /** Where a search for a place began. */
  let soughtFromMs: number | null = null;

  function add(intervals: readonly Interval[], rate: number) {
    watched.set(rate, mergeIntervals([...(watched.get(rate) ?? []), ...intervals]));
  }

  function advance(toMs: number, rate: number) {
    if (playedToMs !== null && toMs > playedToMs && toMs - playedToMs <= longestStepMs) add([[playedToMs, toMs]], rate);
  }

  const unconfirmed = () => mergeIntervals([...watched.values()].flat());

  return {
    observe(event, player) {
      if (event === 'seeking') {
        soughtFromMs ??= positionMs;
        playedToMs = null;
        hasMoved = true;
      } else if (event === 'pause' || event === 'ended') {
        advance(player.positionMs, player.rate);
        playedToMs = null;
      } else if (player.isPlaying && (event === 'playing' || event === 'timeupdate')) {
        if (soughtFromMs !== null && player.positionMs < soughtFromMs - rewindMs) rewinds.push(player.positionMs);
        soughtFromMs = null;
        advance(player.positionMs, player.rate);
        playedToMs = player.positionMs;
        hasMoved = true;
      }
      ({ positionMs } = player);
    },
    add: (intervals) => add(intervals, 1),
    unconfirmed,
    hasNews: () => hasMoved || unconfirmed().length > 0,
    report() {
      const report = {
        intervals: unconfirmed().slice(0, maxIntervals),
        positionMs,
        rate: Math.max(1, ...watched.keys()),
        rewoundToMs: rewinds.slice(0, maxRewinds),
      };
      rewinds = [];
      hasMoved = false;
      return report;
    },
    giveBack({ rewoundToMs }) {
      rewinds = [...rewoundToMs, ...rewinds].slice(0, maxRewinds);
      hasMoved = true;
    },
    confirm(intervals) {
      for (const [rate, parts] of watched) {
        const rest = subtractIntervals(parts, intervals);
        if (rest.length > 0) watched.set(rate, rest);
        else watched.delete(rate);
      }
    },
  };
}
