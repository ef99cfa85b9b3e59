import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStorage } from './file-storage.ts';

/** A bucket. Its credentials come from the environment variables of the AWS tools. */
export interface S3Location {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's. */
  endpoint?: string | undefined;
}

const urlLifetimeSeconds = 60;

/** How clients reach a bucket. */
export function s3ClientOptions({ region, endpoint }: S3Location) {
  return {
    region,
    // Otherwise streams are sent in Amazon's chunked encoding, which other services store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  } as const;
}

/** Stores files in an S3 bucket. Content passes through this server, so that pages load from one origin only. */
export function s3Storage(location: S3Location): FileStorage {
  const disk = new Disk(
    new S3Driver({ ...s3ClientOptions(location), bucket: location.bucket, visibility: 'private', supportsACL: false }),
  );
  return {
    put: (key, content, { mime, size }) => disk.putStream(key, content, { contentType: mime, contentLength: size }),
    open: async (key, range) => {
      const url = await disk.getSignedUrl(key, { expiresIn: urlLifetimeSeconds * 1000 });
      const headers = range ? { range: `bytes=${String(range.start)}-${String(range.end)}` } : {};
      const response = await fetch(url, { headers });
      if (response.status !== (range ? 206 : 200) || !response.body) {
        await response.body?.cancel();
        throw new Error(`The file store answered ${String(response.status)} for ${key}.`);
      }
      return response.body;
    },
    remove: (key) => disk.delete(key),
  };
}
