import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStorage } from './file-storage.ts';

/** Which bucket, and where. The keys to it come from the environment, as the AWS tools read them. */
export interface S3Location {
  bucket: string;
  region: string;
  /** Of a service other than Amazon's. */
  endpoint?: string | undefined;
}

const urlLifetimeSeconds = 60;

/** Files in a bucket of anything that speaks S3. Bytes pass through this server, so that pages load from one origin only. */
export function s3Storage({ bucket, region, endpoint }: S3Location): FileStorage {
  const elsewhere = endpoint === undefined ? {} : { endpoint, forcePathStyle: true };
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      // Else streams come in a framing of Amazon's own, which other services store as if it were the content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...elsewhere,
    }),
  );
  return {
    put: (key, content, { mime, size }) => disk.putStream(key, content, { contentType: mime, contentLength: size }),
    open: async (key, range) => {
      const address = await disk.getSignedUrl(key, { expiresIn: urlLifetimeSeconds * 1000 });
      const headers = range ? { range: `bytes=${String(range.start)}-${String(range.end)}` } : {};
      const response = await fetch(address, { headers });
      if (!response.ok || !response.body)
        throw new Error(`The file store answered ${String(response.status)} for ${key}.`);
      return response.body;
    },
    remove: (key) => disk.delete(key),
  };
}
