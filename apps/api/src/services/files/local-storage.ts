import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './file-storage.ts';

/** Stores files in a local folder. */
export function localStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, content) => disk.putStream(key, content),
    // Flydrive reads whole files only; media players request ranges.
    open: async (key, range) => {
      const file = await openAsBlob(path.join(folder, key));
      return (range ? file.slice(range.start, range.end + 1) : file).stream();
    },
    remove: (key) => disk.delete(key),
  };
}
