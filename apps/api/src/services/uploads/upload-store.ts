import type { DataStore, Upload } from '@tus/server';

/**
 * Receives large files in pieces. The bytes of an upload are where those of files are, under its id from the first piece on:
 * finishing copies and moves nothing.
 */
export interface UploadStore {
  /** What the tus server writes to. */
  datastore: DataStore;
  /** Returns the first bytes of an unfinished upload, at most so many. */
  head: (id: string, length: number) => Promise<Uint8Array>;
  /** Makes the bytes of an upload, which have all arrived, readable as those of a file. Does nothing where they are. */
  complete: (id: string, sizeBytes: number) => Promise<void>;
  /** Removes what has arrived of an upload. Does nothing where nothing is left. */
  discard: (id: string) => Promise<void>;
  /** Removes what is kept beside the bytes of an upload that has become a file. */
  settle: (id: string) => Promise<void>;
}

/** Opens the store, which asks the database what it knows of an upload. */
export type OpenUploadStore = (findUpload: (id: string) => Promise<Upload | undefined>) => UploadStore;

/** What the stores can do besides the core of the protocol; lengths are known from the start. */
export const extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

/** Returns how many bytes of an upload have arrived; 0 where nothing is left of it. */
export async function receivedBytes({ datastore }: UploadStore, id: string): Promise<number> {
  try {
    return (await datastore.getUpload(id)).offset;
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

/** Whether a store says that an upload is not there; it throws plain objects with the status to reply. */
export function isGone(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status_code' in error &&
    [404, 410].includes(Number(error.status_code))
  );
}
