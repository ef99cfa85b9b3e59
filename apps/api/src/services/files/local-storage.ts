import { openAsBlob } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ContentMissingError, type FileStorage } from './file-storage.ts';

/** Stores files in a local folder. */
export function localStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, content) => disk.putStream(key, content),
    // Flydrive reads whole files only; media players request ranges.
    open: async (key, range) => {
      const place = path.join(folder, key);
      // The error of a blob does not say whether the file is there.
      await access(place).catch((error: unknown) => {
        throw isAbsent(error) ? new ContentMissingError(key, error) : error;
      });
      const file = await openAsBlob(place);
      return (range ? file.slice(range.start, range.end + 1) : file).stream();
    },
    remove: (key) => disk.delete(key),
  };
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
