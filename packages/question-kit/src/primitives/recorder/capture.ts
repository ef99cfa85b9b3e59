import type { Medium } from './formats.ts';

/** Which devices somebody wants; '' is the system's own choice. */
export interface DeviceChoice {
  microphone: string;
  camera: string;
}

const exactly = (id: string) => (id === '' ? {} : { deviceId: { exact: id } });

/** Asks the browser for microphone and camera. A remembered device that is gone is replaced by the system's choice. */
export async function openDevices(medium: Medium, choice: DeviceChoice): Promise<MediaStream> {
  const ask = ({ microphone, camera }: DeviceChoice) =>
    navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, ...exactly(microphone) },
      video: medium === 'video' && {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        facingMode: 'user',
        ...exactly(camera),
      },
    });
  try {
    return await ask(choice);
  } catch (error) {
    const gone = error instanceof Error && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError');
    if (!gone || (choice.microphone === '' && choice.camera === '')) throw error;
    return ask({ microphone: '', camera: '' });
  }
}

/** Lets the devices go: the browser's red dot goes out. */
export function closeDevices(stream: MediaStream | null): void {
  stream?.getTracks().forEach((track) => track.stop());
}

/** Pieces come four times a second: what a recorder still holds back then stays well under a second. */
const sliceMs = 250;

/** A running MediaRecorder. */
export interface Writer {
  mime: string;
  pause: () => void;
  resume: () => void;
  /** Resolves after the last piece was handed over. */
  stop: () => Promise<void>;
}

export interface WriterOptions extends MediaRecorderOptions {
  onChunk: (chunk: Blob) => void;
  onError: () => void;
}

/** Starts to record a stream, piece by piece. */
export function startWriter(stream: MediaStream, { onChunk, onError, ...options }: WriterOptions): Writer {
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
      // A device that went has stopped it already.
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}
