import { useEffect, useState } from 'react';
import type { MediaStore } from '../media/media-store.ts';
import type { PendingRecording } from './pending.ts';

const none: readonly PendingRecording[] = [];

/**
 * The recordings of an attempt that are on this device and not yet in their answers, kept up to date: for a warning before the
 * attempt is handed in or the page is left. What does the work is fetched when the hook is first used.
 *
 * @param attempt the name under which they are kept: the `attempt` that the answer views are given
 * @param media when given, what waits is also sent, whichever question is shown
 */
export function usePendingRecordings(attempt: string, media?: MediaStore): readonly PendingRecording[] {
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
