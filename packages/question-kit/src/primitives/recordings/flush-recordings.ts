import type { MediaStore } from '../media/media-store.ts';
import type { DeliverRecording, PendingRecording } from './pending.ts';

/** How `flushRecordings` goes about it. */
export interface FlushOptions {
  /**
   * Puts a stored recording into its answer; the device forgets it afterwards. Without it a recording whose recorder is not
   * on the page waits there, as `arrived`, until it is shown.
   */
  deliver?: DeliverRecording | undefined;
  /** Ends the waiting, not the sending: what did not arrive stays on the device and is tried again. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends at once whatever was recorded in an attempt and is still on this device, also what broke off and nobody decided upon:
 * to be called before an attempt is handed in. Each is tried once; what fails stays and is tried again.
 *
 * @returns what is still pending: empty when the host has everything
 */
export async function flushRecordings(
  attempt: string,
  media: MediaStore,
  { deliver, signal }: FlushOptions = {},
): Promise<PendingRecording[]> {
  const { flush } = await import('./pending.ts');
  return flush(attempt, media, deliver, signal);
}
