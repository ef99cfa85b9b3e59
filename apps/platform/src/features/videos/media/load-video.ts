/** Why a video cannot be played here. */
export type VideoProblem =
  /** The address is not found, or its server does not let a page play it. */
  | 'unreachable'
  /** The browser does not read this container or codec. */
  | 'format'
  /** The sound can be played, and there is no picture. */
  | 'no-picture'
  /** Nothing came in time. */
  | 'timeout'
  /** It has no end, so that nobody could have seen all of it. */
  | 'live';

export interface LoadedVideo {
  /** Hidden, paused, with its first picture. */
  element: HTMLVideoElement;
  durationMs: number;
}

const timeoutMs = 20_000;

/**
 * Loads a video until its length and its first picture are known, without showing or playing it.
 *
 * @param isReadable Whether pictures are to be taken from it; its server then has to allow that.
 * @throws {VideoLoadError}
 */
export async function loadVideo(url: string, { isReadable }: { isReadable: boolean }): Promise<LoadedVideo> {
  const element = document.createElement('video');
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  if (isReadable) element.crossOrigin = 'anonymous';
  element.src = url;
  try {
    await until(element, 'loadeddata');
    // Recordings of browsers do not state their length; it is found by looking for the end.
    if (element.duration === Number.POSITIVE_INFINITY) await seek(element, Number.MAX_SAFE_INTEGER / 1e6);
    if (!Number.isFinite(element.duration) || element.duration <= 0) throw new VideoLoadError('live');
    if (element.videoWidth === 0) throw new VideoLoadError('no-picture');
    return { element, durationMs: Math.max(1, Math.round(element.duration * 1000)) };
  } catch (error) {
    release(element);
    throw error;
  }
}

/** A video could not be loaded. */
export class VideoLoadError extends Error {
  readonly problem: VideoProblem;

  constructor(problem: VideoProblem) {
    super(`The video cannot be played: ${problem}.`);
    this.name = 'VideoLoadError';
    this.problem = problem;
  }
}

/** Moves a video to a time, and waits for its picture. */
export async function seek(element: HTMLVideoElement, seconds: number): Promise<void> {
  const arrived = until(element, 'seeked');
  element.currentTime = seconds;
  await arrived;
}

/** Lets go of what a video has loaded. */
export function release(element: HTMLVideoElement): void {
  element.removeAttribute('src');
  element.load();
}

function until(element: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      element.removeEventListener(event, succeed);
      element.removeEventListener('error', fail);
      end();
    };
    const succeed = settle(resolve);
    const fail = settle(() => reject(new VideoLoadError(problemOf(element.error))));
    const timer = setTimeout(
      settle(() => reject(new VideoLoadError('timeout'))),
      timeoutMs,
    );
    element.addEventListener(event, succeed);
    element.addEventListener('error', fail);
  });
}

/**
 * Browsers give one code for what is not there and for what they cannot read; the text beside it tells them apart. It comes from
 * the decoder (Chromium: "DEMUXER_ERROR…", Firefox: "NS_ERROR_DOM_MEDIA…"), or there is none (Safari).
 */
export function problemOf(error: Pick<MediaError, 'code' | 'message'> | null): VideoProblem {
  const decodeCode = 3;
  if (error?.code === decodeCode) return 'format';
  return /DEMUXER|DECODER|PIPELINE|DOM_MEDIA|decode/iu.test(error?.message ?? '') ? 'format' : 'unreachable';
}
