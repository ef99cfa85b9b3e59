import { startCapture } from '../recorder/capture.ts';
import { bitRatesFor, chooseFormat, type BitRates, type Medium } from '../recorder/formats.ts';

/** How long a try is. */
export const trySeconds = 5;

/** The rates of a recording that has room: those of an answer of ten minutes. */
export function usualBitRates(medium: Medium): BitRates {
  const megabytes = medium === 'audio' ? 50 : 500;
  return bitRatesFor(medium, 600, megabytes * 1_000_000);
}

/** Records a stream for five seconds as the recorder would. The result stays in memory: nothing is stored or sent. */
export async function tryRecording(stream: MediaStream, medium: Medium, signal: AbortSignal): Promise<Blob> {
  const chunks: Blob[] = [];
  const mimeType = chooseFormat(medium, (mime) => MediaRecorder.isTypeSupported(mime));
  const { audioBitsPerSecond, videoBitsPerSecond } = usualBitRates(medium);
  const failure = new AbortController();
  const capture = startCapture(stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond,
    ...(videoBitsPerSecond > 0 && { videoBitsPerSecond }),
    onChunk: (chunk) => chunks.push(chunk),
    onError: () => failure.abort(new Error('The browser ended the recording.')),
  });
  try {
    await timeOrAbort(trySeconds * 1000, AbortSignal.any([signal, failure.signal]));
  } finally {
    await capture.stop();
  }
  return new Blob(chunks, { type: capture.mime });
}

/** Resolves after a time. @throws the reason of the signal where that is aborted before */
function timeOrAbort(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('The try was ended.'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
