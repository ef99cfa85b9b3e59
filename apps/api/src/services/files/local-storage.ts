import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './file-storage.ts';
import { webStream } from './web-stream.ts';

/** Files in a folder of this machine. */
export function localStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, content) => disk.putStream(key, content),
    // Flydrive reads whole files only; a player asks for parts.
    open: (key, range) => Promise.resolve(webStream(createReadStream(path.join(folder, key), range ?? {}))),
    remove: (key) => disk.delete(key),
  };
}
