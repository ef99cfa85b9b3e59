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
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && onChunk(data));
  recorder.addEventListener('error', onError);
  recorder.start(sliceMs);
  return {
    get mime() {
      return recorder.mimeType;
    },
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop: () => {
      // A disconnected device has already stopped it.
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}
