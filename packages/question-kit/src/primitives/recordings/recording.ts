import type { FileRef } from '../schema/fields.ts';

/** Where a recording belongs: a page may ask for several, and a device may be shared. */
export interface Place {
  attempt: string;
  recordingId: string;
}

/** A recording on this device. */
export interface Recording extends Place {
  /** Its name on this device, and the key under which the host's store is asked to take it. */
  id: string;
  medium: 'audio' | 'video';
  mime: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** When the last piece was kept, epoch milliseconds. */
  touchedAt: number;
  durationMs: number;
  /** In bytes. */
  size: number;
  /**
   * `recording`: it is being made, or broke off. `kept`: whole, and waits to be sent. `stored`: the host has it as `file`, and the
   * answer does not know yet.
   */
  state: 'recording' | 'kept' | 'stored';
  file?: FileRef | undefined;
}

/** Why a recording is not kept on the device. */
export type KeepTrouble = 'full' | 'unavailable';
