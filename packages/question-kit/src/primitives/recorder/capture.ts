import type { Medium } from './formats.ts';

/** Ids of the selected devices; '' is the system default. */
export interface DeviceSelection {
  microphone: string;
  camera: string;
}

const exactDevice = (id: string) => (id === '' ? {} : { deviceId: { exact: id } });

/** Requests microphone and camera. Falls back to the system default if a saved device no longer exists. */
export async function openDevices(medium: Medium, choice: DeviceSelection): Promise<MediaStream> {
  const request = ({ microphone, camera }: DeviceSelection) =>
    navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, ...exactDevice(microphone) },
      video: medium === 'video' && {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        facingMode: 'user',
        ...exactDevice(camera),
      },
    });
  try {
    return await request(choice);
  } catch (error) {
    const isMissing =
      error instanceof Error && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError');
    if (!isMissing || (choice.microphone === '' && choice.camera === '')) throw error;
    return request({ microphone: '', camera: '' });
  }
}

/** Stops all tracks, which ends the browser's recording indicator. */
export function closeDevices(stream: MediaStream | null): void {
  stream?.getTracks().forEach((track) => track.stop());
}

/** Four chunks a second: at most 250 ms are lost when the page closes. */
const sliceMs = 250;
/**
 * How long a recorder that is stopped goes on until it has delivered something: a browser discards what it has not encoded when it
 * stops, which can be all of a short recording on a slow computer.
 */
const firstChunkTimeoutMs = 8000;
/** From this size on a recording has sound or pictures: the first byte of its file comes before them. */
const firstChunkBytes = 100;

/** A running MediaRecorder. */
export interface Capture {
  mime: string;
  pause: () => void;
  resume: () => void;
  /** Resolves after the last chunk was passed to `onChunk`. */
  stop: () => Promise<void>;
}

export interface CaptureOptions extends MediaRecorderOptions {
  onChunk: (chunk: Blob) => void;
  onError: () => void;
}

/** Starts to record a stream in chunks. */
export function startCapture(stream: MediaStream, { onChunk, onError, ...options }: CaptureOptions): Capture {
  const recorder = new MediaRecorder(stream, options);
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  let bytes = 0;
  const hasBegun = new Promise<void>((resolve) =>
    recorder.addEventListener('dataavailable', ({ data }) => {
      bytes += data.size;
      if (data.size > 0) onChunk(data);
      if (bytes >= firstChunkBytes) resolve();
    }),
  );
  recorder.addEventListener('error', onError);
  recorder.start(sliceMs);
  return {
    get mime() {
      return recorder.mimeType;
    },
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop: async () => {
      // What is paused encodes nothing.
      if (recorder.state === 'recording')
        await Promise.race([hasBegun, stopped, new Promise((resolve) => setTimeout(resolve, firstChunkTimeoutMs))]);
      // A disconnected device has already stopped it.
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}

/** A recorder that has not stopped after this time has failed. On a slow computer it goes on for a while first. */
const stopTimeoutMs = 15_000;

/** Resolves after the last chunk, or when none will come. */
export async function stopOrFail(capture: Capture): Promise<void> {
  await Promise.race([capture.stop(), new Promise((resolve) => setTimeout(resolve, stopTimeoutMs))]);
}
