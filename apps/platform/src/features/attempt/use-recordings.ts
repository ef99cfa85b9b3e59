import type { FileRef, RecordingId } from '@rubrica/question-kit';
import { flushRecordings, usePendingRecordings, useTakeProblems } from '@rubrica/question-kit/react';
import { useCallback } from 'react';
import { platformMedia } from '../../lib/kit/platform-media.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** How long submitting waits for uploads. */
const flushTimeoutMs = 60_000;

/**
 * Uploads the recordings of an attempt from this device: in the background whichever part is visible, and before submitting.
 *
 * @returns what is wrong with recordings or not sent yet, and `send`, which sends what is left and resolves with whether the
 * server has everything
 */
export function useRecordings(
  { attempt }: LoadedAttempt,
  addRecording: (recording: RecordingId, file: FileRef) => void,
) {
  const pending = usePendingRecordings(attempt._id, platformMedia);
  const problems = useTakeProblems(attempt._id);
  const send = useCallback(async () => {
    const signal = AbortSignal.timeout(flushTimeoutMs);
    const left = await flushRecordings(attempt._id, platformMedia, { deliver: addRecording, signal });
    return left.length === 0;
  }, [attempt._id, addRecording]);
  return { pending, problems, send };
}
