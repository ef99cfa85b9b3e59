import { MediaActionTypes, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { useCallback } from 'react';

/** What the player's controls show and do, as `media-chrome` knows it of each browser. */
export interface MediaControls {
  paused: boolean;
  /** It plays, and has no data yet. */
  isWaiting: boolean;
  /** In milliseconds; undefined until the file has said it. */
  durationMs: number | undefined;
  rate: number;
  isSilent: boolean;
  /** From 0 to 1; what it is set to, also while it is muted. */
  volume: number;
  /** A phone's own buttons set it otherwise. */
  canSetVolume: boolean;
  canPictureInPicture: boolean;
  isPictureInPicture: boolean;
  canFullscreen: boolean;
  isFullscreen: boolean;
  setRate: (rate: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  togglePictureInPicture: () => void;
  toggleFullscreen: () => void;
  /** The refs of the video and of what becomes the full screen. */
  attachVideo: (node: HTMLVideoElement | null) => void;
  attachFrame: (node: HTMLElement | null) => void;
}

/** Reads and changes the media of the nearest `MediaProvider`. */
export function useMediaControls(): MediaControls {
  const store = useMediaStore();
  const paused = useMediaSelector((state) => state.mediaPaused ?? true);
  const isLoading = useMediaSelector((state) => state.mediaLoading ?? false);
  const hasFailed = useMediaSelector((state) => (state.mediaErrorCode ?? null) !== null);
  const seconds = useMediaSelector((state) => state.mediaDuration ?? Number.NaN, Object.is);
  const rate = useMediaSelector((state) => state.mediaPlaybackRate ?? 1);
  const muted = useMediaSelector((state) => state.mediaMuted ?? false);
  const volume = useMediaSelector((state) => state.mediaVolume ?? 1);
  const isSilent = muted || volume === 0;
  const canSetVolume = useMediaSelector((state) => state.mediaVolumeUnavailable === undefined);
  const canPictureInPicture = useMediaSelector((state) => state.mediaPipUnavailable === undefined);
  const isPictureInPicture = useMediaSelector((state) => state.mediaIsPip ?? false);
  const canFullscreen = useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined);
  const isFullscreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false);

  const { MEDIA_ELEMENT_CHANGE_REQUEST, FULLSCREEN_ELEMENT_CHANGE_REQUEST } = MediaActionTypes;
  // Not `useMediaRef`: its function is another one at each render, so that the store would lose the element each time.
  const attachVideo = useCallback(
    (node: HTMLVideoElement | null) => store.dispatch({ type: MEDIA_ELEMENT_CHANGE_REQUEST, detail: node }),
    [store, MEDIA_ELEMENT_CHANGE_REQUEST],
  );
  const attachFrame = useCallback(
    (node: HTMLElement | null) => store.dispatch({ type: FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: node }),
    [store, FULLSCREEN_ELEMENT_CHANGE_REQUEST],
  );

  return {
    paused,
    isWaiting: !paused && isLoading && !hasFailed,
    durationMs: seconds > 0 ? Math.round(seconds * 1000) : undefined,
    rate,
    isSilent,
    volume,
    canSetVolume,
    canPictureInPicture,
    isPictureInPicture,
    canFullscreen,
    isFullscreen,
    setRate: (next) => store.dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: next }),
    setVolume(next) {
      store.dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: next });
      if (muted) store.dispatch({ type: MediaActionTypes.MEDIA_UNMUTE_REQUEST });
    },
    toggleMute: () =>
      store.dispatch({
        type: isSilent ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
      }),
    togglePictureInPicture: () =>
      store.dispatch({
        type: isPictureInPicture ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST,
      }),
    toggleFullscreen: () =>
      store.dispatch({
        type: isFullscreen
          ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
          : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
      }),
    attachVideo,
    attachFrame,
  };
}
