import type { FileRef } from '../core/fields.ts';

/** How a store is asked to take a file. */
export interface StoreOptions {
  /**
   * The same for every try with the same file, also after a reload: a store that has it already answers with what it has
   * instead of keeping it twice.
   */
  key: string;
  /** How much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload; the store then rejects. */
  signal?: AbortSignal | undefined;
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
}
