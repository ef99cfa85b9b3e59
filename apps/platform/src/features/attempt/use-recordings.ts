import type { FileRef, RecordingId } from '@rubrica/question-kit';
import { flushRecordings, usePendingRecordings } from '@rubrica/question-kit/react';
import { useCallback } from 'react';
import { platformMedia } from '../../lib/kit/platform-media.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** How long submitting waits for uploads. */
const flushTimeoutMs = 60_000;

/**
 * Uploads the recordings of an attempt from this device: in the background whichever part is visible, and before submitting.
 *
 * @returns a function that sends what is left and resolves with whether the server has everything
 */
export function useRecordings(
  { attempt }: LoadedAttempt,
  addRecording: (recording: RecordingId, file: FileRef) => void,
) {
  usePendingRecordings(attempt._id, platformMedia);
  return useCallback(async () => {
    const signal = AbortSignal.timeout(flushTimeoutMs);
    const left = await flushRecordings(attempt._id, platformMedia, { deliver: addRecording, signal });
    return left.length === 0;
  }, [attempt._id, addRecording]);
}
