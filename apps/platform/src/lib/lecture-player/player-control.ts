/** What happens to a video, by the name of its event; `attached` once there is a video element. */
export type PlayerEvent =
  | 'attached'
  | 'ended'
  | 'pause'
  | 'playing'
  | 'ratechange'
  | 'seeked'
  | 'seeking'
  | 'timeupdate';

type Listener = (event: PlayerEvent) => void;

/** Plays, pauses and seeks the video of a `LecturePlayer`, and tells where it is. Times are in milliseconds. */
export interface PlayerControl {
  play: () => void;
  pause: () => void;
  seek: (positionMs: number) => void;
  positionMs: () => number;
  /** Undefined until the file has said it. */
  durationMs: () => number | undefined;
  isPlaying: () => boolean;
  rate: () => number;
  /** Calls back after each event. Returns what ends that. */
  subscribe: (listener: Listener) => () => void;
}

/** A control as the player itself uses it. */
export interface PlayerControlWithVideo extends PlayerControl {
  /** Takes a video element that has not loaded anything yet, which is to begin at a place. */
  attach: (video: HTMLVideoElement, startMs: number) => () => void;
  video: () => HTMLVideoElement | null;
  /**
   * Keeps the place and whether it plays while another address of the same video is loaded. What happens to the element
   * meanwhile is told to nobody.
   */
  hold: () => void;
}

const forwarded = ['ended', 'pause', 'playing', 'ratechange', 'seeked', 'seeking', 'timeupdate'] as const;

/** Creates the control of one video's player. */
export function createPlayerControl(): PlayerControlWithVideo {
  let video: HTMLVideoElement | null = null;
  let held: { positionMs: number; isPlaying: boolean } | null = null;
  const listeners = new Set<Listener>();

  function notify(event: PlayerEvent) {
    if (held) return;
    for (const listener of listeners) listener(event);
  }

  function play() {
    if (held) held.isPlaying = true;
    void video?.play().catch(() => undefined);
  }

  function seek(positionMs: number) {
    const targetMs = Math.max(0, Math.round(positionMs));
    if (held) held.positionMs = targetMs;
    else if (video) video.currentTime = targetMs / 1000;
  }

  /** An address has been loaded: goes on at the place that was kept. */
  function release() {
    if (!held || !video) return;
    const { positionMs, isPlaying } = held;
    const done = () => {
      video?.removeEventListener('seeked', done);
      held = null;
      if (isPlaying) play();
      // The place may have been chosen meanwhile; a stop that it passes pauses again.
      notify('seeked');
    };
    if (positionMs === 0) return done();
    video.addEventListener('seeked', done);
    video.currentTime = positionMs / 1000;
  }

  return {
    play,
    pause() {
      if (held) held.isPlaying = false;
      video?.pause();
    },
    seek,
    positionMs: () => held?.positionMs ?? Math.round((video?.currentTime ?? 0) * 1000),
    durationMs() {
      const seconds = video?.duration ?? Number.NaN;
      return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : undefined;
    },
    isPlaying: () => held?.isPlaying ?? (video !== null && !video.paused && !video.ended),
    rate: () => video?.playbackRate ?? 1,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    video: () => video,
    hold() {
      if (!video) return;
      held ??= { positionMs: Math.round(video.currentTime * 1000), isPlaying: !video.paused && !video.ended };
    },
    attach(node, startMs) {
      video = node;
      // Nothing is loaded yet: who presses Play now has it played once there is an address, which would else pause it.
      held = { positionMs: startMs, isPlaying: false };
      const removers = forwarded.map((event) => {
        const forward = () => notify(event);
        node.addEventListener(event, forward);
        return () => node.removeEventListener(event, forward);
      });
      // Loading another address begins at the default rate.
      const keepRate = () => {
        node.defaultPlaybackRate = node.playbackRate;
      };
      node.addEventListener('ratechange', keepRate);
      node.addEventListener('loadedmetadata', release);
      for (const listener of listeners) listener('attached');
      return () => {
        for (const remove of removers) remove();
        node.removeEventListener('ratechange', keepRate);
        node.removeEventListener('loadedmetadata', release);
        video = null;
        held = null;
      };
    },
  };
}
