import type { MediaStore } from '../media/media-store.ts';
import type { DeliverRecording, PendingRecording } from './pending.ts';
import type { TaskTakenId } from '../schema/ids.ts';

/** Options of `flushRecordings`. */
export interface FlushOptions {
  /**
   * Puts a stored recording into its answer; it is then removed from the device. Without it, a recording whose recorder is
   * not mounted stays `arrived` until it is, or until `usePendingRecordings` delivers it.
   */
  deliver?: DeliverRecording | undefined;
  /** Stops waiting, not uploading: what is not uploaded stays on the device and is retried. */
  signal?: AbortSignal | undefined;
}

/**
 * Uploads all recordings of an attempt that are still on this device, interrupted ones included. Call it before an attempt is
 * submitted. Each upload is tried once; failed ones stay on the device and are retried.
 *
 * @returns the recordings that are still pending; empty if the host has everything
 */
export async function flushRecordings(
  attempt: TaskTakenId,
  media: MediaStore,
  { deliver, signal }: FlushOptions = {},
): Promise<PendingRecording[]> {
  const { flush } = await import('./pending.ts');
  return flush(attempt, media, deliver, signal);
}
