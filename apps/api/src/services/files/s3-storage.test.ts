import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseRange } from './byte-range.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** A minimal S3 server: objects can be put, read by range and deleted. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const bucket = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  void (async () => {
    if (request.method === 'PUT') {
      objects.set(pathname, { bytes: await buffer(request), type: request.headers['content-type'] });
      return response.end();
    }
    const object = objects.get(pathname);
    if (request.method === 'DELETE') objects.delete(pathname);
    if (request.method === 'DELETE' || !object) return response.writeHead(object ? 204 : 404).end();
    const range = parseRange(request.headers.range, object.bytes.length);
    if (range === null || range === 'unsatisfiable') return response.end(object.bytes);
    return response.writeHead(206).end(object.bytes.subarray(range.start, range.end + 1));
  })();
});

describe('files in a bucket', () => {
  let storage: FileStorage;

  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    bucket.listen(0);
    await once(bucket, 'listening');
    const { port } = bucket.address() as AddressInfo;
    storage = s3Storage({ bucket: 'school', region: 'us-east-1', endpoint: `http://localhost:${String(port)}` });
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    bucket.close();
    bucket.closeAllConnections();
  });

  const read = async (range: { start: number; end: number } | null) =>
    new Response(await storage.open('a-key', range)).text();

  test('are written unchanged, read whole and by range, and removed', async () => {
    const content = 'The hall was cold.';
    await storage.put('a-key', Readable.from([Buffer.from(content)]), { mime: 'audio/wav', size: content.length });
    expect(objects.get('/school/a-key')).toEqual({ bytes: Buffer.from(content), type: 'audio/wav' });
    expect(await read(null)).toBe(content);
    expect(await read({ start: 4, end: 7 })).toBe('hall');
    await storage.remove('a-key');
    expect(objects.size).toBe(0);
    await expect(read(null)).rejects.toThrow('404');
  });
});
