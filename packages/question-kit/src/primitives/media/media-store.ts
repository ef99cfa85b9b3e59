import type { FileRef } from '../schema/fields.ts';

/** How a store is asked to take a file. */
export interface StoreOptions {
  /**
   * The same for every try with the same file, also after a reload: a store that has it already answers with what it has
   * instead of keeping it twice.
   */
  key: string;
  /** How long a recording is, in milliseconds, where it is known. */
  durationMs?: number | undefined;
  /** How much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload; the store then rejects. */
  signal?: AbortSignal | undefined;
}

/** A play of a recording that may be played a few times only. */
export interface CountedPlay {
  /** The attempt's id, as the host gave it; empty where it gave none. */
  attempt: string;
  /** The input item (or other recording) that was played. */
  itemId: string;
  /** How often it has been played in this attempt, this one included. */
  count: number;
}

/** Where files live. The host implements it; the kit never talks to a server by itself. */
export interface MediaStore {
  /** The address of a stored file; a promise where it has to be signed first. */
  url(file: FileRef): string | Promise<string>;
  /**
   * Stores a file and resolves when the host has it for good: only then is what was recorded taken off the device. A
   * rejection is tried again. Absent where nothing can be stored.
   */
  upload?(file: File, options: StoreOptions): Promise<FileRef>;
  /**
   * Hears of every play that counts against a limit. The kit keeps the count on the device; a host that keeps it too can lower
   * the limit that it sends, or refuse the address.
   */
  played?(play: CountedPlay): void;
}
