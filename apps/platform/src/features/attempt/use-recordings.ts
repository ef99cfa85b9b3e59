import type { FileRef } from '@rubrica/question-kit';
import { flushRecordings, usePendingRecordings } from '@rubrica/question-kit/react';
import { useCallback } from 'react';
import { platformMedia } from '../../lib/kit/platform-media.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** How long handing in waits for what is being sent; in milliseconds. */
const patience = 60_000;

/**
 * The recordings of an attempt on this device: sent in the background whichever part is shown, and before the attempt is handed
 * in.
 *
 * @returns sends what is left and tells whether the server has everything
 */
export function useRecordings({ attempt }: LoadedAttempt, place: (recording: string, file: FileRef) => void) {
  usePendingRecordings(attempt._id, platformMedia);
  return useCallback(async () => {
    const signal = AbortSignal.timeout(patience);
    const left = await flushRecordings(attempt._id, platformMedia, { deliver: place, signal });
    return left.length === 0;
  }, [attempt._id, place]);
}
