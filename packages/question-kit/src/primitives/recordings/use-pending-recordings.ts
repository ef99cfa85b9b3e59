import { useEffect, useState } from 'react';
import type { MediaStore } from '../media/media-store.ts';
import type { PendingRecording } from './pending.ts';
import type { TaskTakenId } from '../schema/ids.ts';

const none: readonly PendingRecording[] = [];

/**
 * The recordings of an attempt that are on this device and not yet in their answers, kept up to date: for a warning before the
 * attempt is submitted or the page is left. The implementation is loaded when the hook is first used.
 *
 * @param attempt the `attempt` prop of the answer views
 * @param media if set, waiting recordings are also uploaded, whichever question is shown
 */
export function usePendingRecordings(attempt: TaskTakenId, media?: MediaStore): readonly PendingRecording[] {
  const [pending, setPending] = useState(none);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let current = true;
    import('./pending.ts').then(
      ({ watchPending }) => {
        if (current) stop = watchPending(attempt, media, setPending);
        return stop;
      },
      () => undefined,
    );
    return () => {
      current = false;
      stop?.();
    };
  }, [attempt, media]);
  return pending;
}
