import type { FileRef, RecordingId } from '@rubrica/question-kit';
import { flushRecordings, usePendingRecordings, useTakeProblems } from '@rubrica/question-kit/react';
import { useCallback } from 'react';
import { platformMedia } from '../../lib/kit/platform-media.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** How long submitting waits for uploads. */
const flushTimeoutMs = 60_000;

/** Puts an uploaded recording into its answer. */
type AddRecording = (recording: RecordingId, file: FileRef) => Promise<void>;

/**
 * Sends what is left of the recordings of an attempt on this device, before it is submitted.
 *
 * @returns a function that resolves with whether the server has everything
 */
export function useSendRecordings({ attempt }: LoadedAttempt, addRecording: AddRecording) {
  return useCallback(async () => {
    const signal = AbortSignal.timeout(flushTimeoutMs);
    const left = await flushRecordings(attempt._id, platformMedia, { deliver: addRecording, signal });
    return left.length === 0;
  }, [attempt._id, addRecording]);
}

/**
 * Uploads the recordings of an attempt in the background, whichever part is visible, and puts them into their answers. An
 * attempt that is over refuses these, so that they stay on the device, are counted as unsent and are in the emergency file.
 *
 * @returns what is wrong with recordings, or is not in an answer yet
 */
export function useRecordings({ attempt }: LoadedAttempt, addRecording: AddRecording) {
  const pending = usePendingRecordings(attempt._id, platformMedia, addRecording);
  const problems = useTakeProblems(attempt._id);
  return { pending, problems };
}
