import type { TaskTakenId } from '../schema/ids.ts';
import type { PendingRecording } from './pending.ts';

/**
 * Returns the recordings of an attempt that are on this device and not yet in their answers, for a page that does not show the
 * attempt. Nothing is uploaded.
 */
export async function listPendingRecordings(attempt: TaskTakenId): Promise<PendingRecording[]> {
  const { pendingRecordings } = await import('./pending.ts');
  return pendingRecordings(attempt);
}
