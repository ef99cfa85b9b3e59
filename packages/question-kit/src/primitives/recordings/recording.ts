import type { FileRef } from '../schema/fields.ts';
import type { LocalRecordingId, RecordingId, TaskTakenId } from '../schema/ids.ts';

/** Identifies what is recorded: a page may have several recorders, and a device may be shared. */
export interface RecordingKey {
  attempt: TaskTakenId;
  recordingId: RecordingId;
}

/** A recording on this device. */
export interface Recording extends RecordingKey {
  /** Its id on this device, and the idempotency key of its upload. */
  id: LocalRecordingId;
  medium: 'audio' | 'video';
  mime: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** When the last chunk was stored, epoch milliseconds. */
  touchedAt: number;
  durationMs: number;
  /** In bytes. */
  size: number;
  /** Whether the microphone heard nothing while it was made. */
  isSilent?: boolean | undefined;
  /**
   * `recording`: in progress or interrupted. `kept`: complete, waits for upload. `stored`: the host has it as `file`, and the
   * answer does not yet.
   */
  state: 'recording' | 'kept' | 'stored';
  file?: FileRef | undefined;
  /** The page that made or kept it, the same after a reload; unknown of those made by earlier versions. */
  page?: string | undefined;
}

/** Why a recording is not stored on the device. */
export type StorageError = 'full' | 'unavailable';
