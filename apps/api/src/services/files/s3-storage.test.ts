import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Bucket, type S3Bucket } from '../../testing/s3-bucket.ts';
import { ContentMissingError, type FileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

describe('files in a bucket', () => {
  let bucket: S3Bucket;
  let storage: FileStorage;

  beforeAll(async () => {
    bucket = await openS3Bucket();
    storage = s3Storage(bucket.location);
  });
  afterAll(() => bucket.close());

  const read = async (range: { start: number; end: number } | null) =>
    new Response(await storage.open('a-key', range)).text();

  test('are written unchanged, read whole and by range, and removed', async () => {
    const content = 'The hall was cold.';
    await storage.put('a-key', Readable.from([Buffer.from(content)]), { mime: 'audio/wav', size: content.length });
    expect(bucket.objects.get('a-key')).toMatchObject({ bytes: Buffer.from(content), type: 'audio/wav' });
    expect(await read(null)).toBe(content);
    expect(await read({ start: 4, end: 7 })).toBe('hall');
    await storage.remove('a-key');
    expect(bucket.keys()).toEqual([]);
    await expect(read(null)).rejects.toThrow(ContentMissingError);
  });

  test('of a bucket that is not there fail with its name, what the service said, and the settings to check', async () => {
    const missing = s3Storage({ ...bucket.location, bucket: 'other' });
    const put = missing.put('a-key', Readable.from([Buffer.from('a')]), { mime: 'audio/wav', size: 1 });
    await expect(put).rejects.toThrow(/^The bucket other at http:\S+ failed: NoSuchBucket\. Check S3_BUCKET, /u);
    await expect(missing.open('a-key', null)).rejects.toThrow(/failed: NoSuchBucket\. Check S3_BUCKET, /u);
  });
});
