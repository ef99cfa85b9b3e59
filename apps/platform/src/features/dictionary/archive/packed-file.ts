/** A file of an archive, or one that was chosen by itself. */
export interface PackedFile {
  /** Without folders. */
  name: string;
  /** Its content, read from the start. An archive is read only where this is called. */
  open: () => ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Returns a path without its folders. */
export const nameOf = (path: string) => path.split('/').at(-1) ?? path;
