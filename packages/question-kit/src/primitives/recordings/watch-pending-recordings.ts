import type { MediaStore } from '../media/media-store.ts';
import type { TaskTakenId } from '../schema/ids.ts';
import type { DeliverRecording, PendingRecording } from './pending.ts';

/** What to do about the recordings of an attempt. */
interface WatchOptions {
  /** If set, waiting recordings are uploaded. */
  media: MediaStore | undefined;
  /** Called now and after every change. */
  onChange: (pending: readonly PendingRecording[]) => void;
  /** If set, puts what has arrived without a mounted recorder into its answer. */
  deliver: DeliverRecording | undefined;
}

/** Watches the recordings of an attempt, once the implementation is loaded. Returns the function that ends it. */
export function watchPendingRecordings(attempt: TaskTakenId, { media, onChange, deliver }: WatchOptions): () => void {
  let stop: (() => void) | undefined;
  let isCurrent = true;
  import('./pending.ts').then(
    ({ watchPending }) => {
      if (isCurrent) stop = watchPending(attempt, media, onChange, deliver);
      return stop;
    },
    () => undefined,
  );
  return () => {
    isCurrent = false;
    stop?.();
  };
}
