import type { Readable, Writable } from 'node:stream';
import type { OpenUploadStore } from '../uploads/upload-store.ts';
import type { ByteRange } from './byte-range.ts';
import type { UploadQuota } from './upload-quota.ts';

/** The storage answers, and has no content under a key. Other failures say nothing of what it has. */
export class ContentMissingError extends Error {
  override readonly name = 'ContentMissing';

  constructor(key: string, cause?: unknown) {
    super(`The file store has no content ${key}.`, { cause });
  }
}

/** Stores the content of files under random keys. Their names are in the database. */
export interface FileStorage {
  /** Stores a file. S3 needs the size in bytes before the content. */
  put: (key: string, content: Readable, metadata: { mime: string; size: number }) => Promise<void>;
  /** Opens a file or a range of it. @throws {ContentMissingError} if the storage does not have it */
  open: (key: string, range: ByteRange | null) => Promise<ReadableStream<Uint8Array>>;
  remove: (key: string) => Promise<void>;
}

/** The file storage, the folder for uploads, and how much may be stored. */
export interface Files {
  storage: FileStorage;
  /** Where the storage keeps contents; null for a bucket. */
  folder: string | null;
  /** The folder for uploads until they are accepted. */
  uploadFolder: string;
  /** Writes a file of the upload folder. */
  createUploadStream: (uploadPath: string) => Writable;
  /** Opens the store of large files that arrive in pieces. */
  openUploads: OpenUploadStore;
  quota: UploadQuota;
}
