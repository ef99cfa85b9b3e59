import { S3Store } from '@tus/s3-store';
import type { FileStorage } from '../files/file-storage.ts';
import { type S3Location, s3ClientOptions } from '../files/s3-storage.ts';
import { extensions, isGone, type OpenUploadStore } from './upload-store.ts';

/** Receives uploads in a bucket, as multipart uploads; the bucket itself puts their parts together. */
export function s3Uploads(location: S3Location, storage: FileStorage): OpenUploadStore {
  return () => {
    const datastore = new S3Store({
      s3ClientConfig: { ...s3ClientOptions(location), bucket: location.bucket },
      // Not every service has tags; unfinished uploads are removed by our own cleanup.
      useTags: false,
    });
    datastore.extensions = extensions;
    return {
      datastore,
      discard: async (id) => {
        await datastore.remove(id).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
        for (const key of [id, `${id}.info`, `${id}.part`]) await storage.remove(key);
      },
      settle: (id) => storage.remove(`${id}.info`),
    };
  };
}
