import { useEffect, useRef, useState } from 'react';
import type { MediaStore } from '../media/media-store.ts';
import type { DeliverRecording, PendingRecording } from './pending.ts';
import type { TaskTakenId } from '../schema/ids.ts';
import { watchPendingRecordings } from './watch-pending-recordings.ts';

const none: readonly PendingRecording[] = [];

/**
 * The recordings of an attempt that are on this device and not yet in their answers, kept up to date: for a warning before the
 * attempt is submitted or the page is left. The implementation is loaded when the hook is first used.
 *
 * @param attempt the `attempt` prop of the answer views
 * @param media if set, waiting recordings are also uploaded, whichever question is shown
 * @param deliver puts what has arrived without a mounted recorder into its answer, as for `flushRecordings`: a host that shows
 * one question at a time, or that ends an attempt by itself, needs it. What it is handed arrives once; where several tabs are
 * open, in the one that recorded it
 */
export function usePendingRecordings(
  attempt: TaskTakenId,
  media?: MediaStore,
  deliver?: DeliverRecording,
): readonly PendingRecording[] {
  const [pending, setPending] = useState(none);
  const latest = useRef(deliver);
  useEffect(() => {
    if (deliver) latest.current = deliver;
  });
  const delivers = deliver !== undefined;
  useEffect(() => {
    const deliverLatest: DeliverRecording = (recordingId, file) => latest.current?.(recordingId, file);
    return watchPendingRecordings(attempt, {
      media,
      onChange: setPending,
      deliver: delivers ? deliverLatest : undefined,
    });
  }, [attempt, media, delivers]);
  return pending;
}
