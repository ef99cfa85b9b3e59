import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { release } from './release.ts';
import { extensions, type OpenUploadStore } from './upload-store.ts';

/** Receives uploads in the folder of the files. How much has arrived is the size on the disk, so no crash can make it wrong. */
export function localUploads(folder: string): OpenUploadStore {
  return (findUpload) => {
    // The database has what the store would keep in a file of its own.
    const configstore = { get: findUpload, set: async () => {}, delete: async () => {} };
    const datastore = new FileStore({ directory: folder, configstore });
    datastore.extensions = extensions;
    // The store's own way holds what it has written until the next garbage collection, and does not say why it cannot write.
    datastore.write = (piece, id, offset) => writePiece(path.join(folder, id), piece, offset);
    return {
      datastore,
      head: async (id, length) => {
        const file = await openAsBlob(path.join(folder, id));
        return new Uint8Array(await file.slice(0, length).arrayBuffer());
      },
      complete: async () => {},
      discard: (id) => rm(path.join(folder, id), { force: true }),
      settle: async () => {},
    };
  };
}

/** Writes a piece into a file from this offset on, chunk by chunk. @returns the offset behind it */
async function writePiece(file: string, piece: Readable, offset: number): Promise<number> {
  const handle = await open(file, 'r+');
  let position = offset;
  try {
    for await (const chunk of piece) {
      const bytes: Buffer = chunk;
      for (let written = 0; written < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position);
        written += bytesWritten;
        position += bytesWritten;
      }
      release(bytes);
    }
  } finally {
    await handle.close();
  }
  return position;
}
