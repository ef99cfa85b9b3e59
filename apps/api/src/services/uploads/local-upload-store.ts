import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { extensions, type OpenUploadStore } from './upload-store.ts';

/** Receives uploads in the folder of the files. How much has arrived is the size on the disk, so no crash can make it wrong. */
export function localUploads(folder: string): OpenUploadStore {
  return (findUpload) => {
    // The database has what the store would keep in a file of its own.
    const configstore = { get: findUpload, set: async () => {}, delete: async () => {} };
    const datastore = new FileStore({ directory: folder, configstore });
    datastore.extensions = extensions;
    return { datastore, discard: (id) => rm(path.join(folder, id), { force: true }), settle: async () => {} };
  };
}
