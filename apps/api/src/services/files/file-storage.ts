import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Where the bytes of files lie. Keys are random; what a file is called stands in the database. */
export interface FileStorage {
  /** @param size in bytes; some stores have to know it before the first one comes. */
  put: (key: string, content: Readable, about: { mime: string; size: number }) => Promise<void>;
  /** All of a file, or a part of it. */
  open: (key: string, range: ByteRange | null) => Promise<ReadableStream>;
  remove: (key: string) => Promise<void>;
}

/** What the server needs for files. */
export interface Files {
  storage: FileStorage;
  /** The folder in which uploads lie until they are known to be taken. */
  uploadFolder: string;
}
