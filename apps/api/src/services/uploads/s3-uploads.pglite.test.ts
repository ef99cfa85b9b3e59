import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { openS3Bucket, type S3Bucket } from '../../testing/s3-bucket.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { filmBytes, refusal, sha256Of, tusClient } from '../../testing/tus-client.ts';
import { removeExpiredUploads } from './upload-expiry.ts';

const megabyte = 1024 * 1024;
/** As the platform sends it. */
const pieceBytes = 8 * megabyte;

let bucket: S3Bucket;
let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  bucket = await openS3Bucket();
  server = await testServer({ bucket: bucket.location });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});
afterEach(async () => {
  bucket.recover();
  bucket.clear();
  await server.app.db.delete(unfinishedUploads);
  await server.app.db.delete(files);
});

const finish = (id: string, bytes: Uint8Array, who: SignedInPerson = room.admin) =>
  server.send('finishUpload', { params: { id }, body: { sha256: sha256Of(bytes) } }, who);

const contentOf = async (response: Response) => sha256Of(new Uint8Array(await response.arrayBuffer()));

/** Begins to send a piece of 8 MB over a connection that ends behind these bytes. */
async function sendUntilCut(origin: string, id: string, offset: number, bytes: Uint8Array): Promise<void> {
  const headers = {
    authorization: `Bearer ${room.admin.token}`,
    'tus-resumable': '1.0.0',
    'upload-offset': offset,
    'content-type': 'application/offset+octet-stream',
    'content-length': pieceBytes,
  };
  const sending = request(`${origin}/api/uploads/${id}`, { method: 'PATCH', headers });
  sending.on('error', () => {});
  await new Promise((resolve) => sending.write(bytes, resolve));
  sending.socket?.end();
  await once(sending, 'close');
}

describe('an upload into a bucket', () => {
  test('goes on after a cut in the middle of a piece, on a server that was started again, and is read by range', async () => {
    const bytes = filmBytes(20 * megabyte);
    const first = await server.startAnother();
    const before = tusClient(first, room.admin);
    const id = await before.create({ size: bytes.length, kind: 'video' });
    expect((await before.patch(id, 0, bytes.subarray(0, pieceBytes))).status).toBe(204);
    await sendUntilCut(first.origin, id, pieceBytes, bytes.subarray(pieceBytes, pieceBytes + 3 * megabyte));
    const arrived = await before.offset(id);
    // Of what was on its way, nearly all.
    expect(arrived).toBeGreaterThan(pieceBytes + 2 * megabyte);
    await first.stop();

    const second = await server.startAnother();
    const after = tusClient(second, room.admin);
    expect(await after.offset(id)).toBe(arrived);
    const missing = await refusal(finish(id, bytes));
    expect(missing).toMatchObject({ status: 409, code: 'upload_unfinished' });
    for (let offset = arrived; offset < bytes.length; offset += pieceBytes) {
      expect((await after.patch(id, offset, bytes.subarray(offset, offset + pieceBytes))).status).toBe(204);
    }
    const body = { sha256: sha256Of(bytes) };
    const file = await server.ok('finishUpload', { params: { id }, body }, room.admin);
    expect(file).toMatchObject({ sha256: body.sha256, ref: { mime: 'video/mp4', size: bytes.length } });
    expect(await after.offset(id)).toBe(bytes.length);
    await second.stop();
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[id], 0]);

    const { url } = await server.ok('getFile', { params: { id: file._id } }, room.admin);
    const part = await server.http.request(url, { headers: { range: `bytes=${pieceBytes - 5}-${pieceBytes + 4}` } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(pieceBytes - 5, pieceBytes + 5));
    await server.ok('removeFile', { params: { id: file._id } }, room.admin);
    await server.app.background.drain();
    expect(bucket.keys()).toEqual([]);
  });

  test('is read on while the bucket’s link and the page’s own expire', async () => {
    const bytes = filmBytes(12 * megabyte);
    const id = await tusClient(server, room.admin).upload(bytes);
    expect((await finish(id, bytes)).status).toBe(201);
    const [stored] = await server.app.db.select().from(files);
    const fileId = stored?.id ?? '';
    const link = async () => {
      const token = await server.login(room.admin);
      return (await server.ok('getFile', { params: { id: fileId } }, { token })).url;
    };
    const read = (url: string, start: number) =>
      server.http.request(url, { headers: { range: `bytes=${start}-`, 'if-range': `"${sha256Of(bytes)}"` } });

    const url = await link();
    const begun = await read(url, 100);
    const reader = begun.body?.getReader();
    const chunks = [(await reader?.read())?.value ?? new Uint8Array()];
    server.clock.advance({ minutes: 3 });
    // The bucket's link is no longer valid, but what was begun with it goes on.
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) chunks.push(next.value);
    expect(sha256Of(Buffer.concat(chunks))).toBe(sha256Of(bytes.subarray(100)));
    expect(await contentOf(await read(url, megabyte))).toBe(sha256Of(bytes.subarray(megabyte)));
    server.clock.advance({ minutes: 3 });
    expect((await read(url, megabyte)).status).toBe(403);
    expect(await contentOf(await read(await link(), 2 * megabyte))).toBe(sha256Of(bytes.subarray(2 * megabyte)));
  });

  test('becomes a file although the bucket could not put its parts together at first', async () => {
    const bytes = filmBytes(9 * megabyte);
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: bytes.length });
    bucket.fail('CompleteMultipartUpload');
    expect((await client.patch(id, 0, bytes)).status).toBe(500);
    expect(await client.offset(id)).toBe(bytes.length);
    expect((await finish(id, bytes)).status).toBe(500);
    bucket.recover();
    expect((await finish(id, bytes)).status).toBe(201);
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[id], 0]);
  });

  test('arrives in pieces that are smaller than a part', async () => {
    const bytes = filmBytes(7 * megabyte);
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: bytes.length });
    for (let offset = 0; offset < bytes.length; offset += 3 * megabyte) {
      expect((await client.patch(id, offset, bytes.subarray(offset, offset + 3 * megabyte))).status).toBe(204);
      expect(await client.offset(id)).toBe(Math.min(offset + 3 * megabyte, bytes.length));
    }
    expect((await finish(id, bytes)).status).toBe(201);
    expect(bucket.keys()).toEqual([id]);
  });
});

describe('nothing stays in the bucket', () => {
  test('of an upload whose checksum is another', async () => {
    const bytes = filmBytes(6 * megabyte);
    const id = await tusClient(server, room.admin).upload(bytes);
    const other = await refusal(finish(id, bytes.subarray(1)));
    expect(other).toMatchObject({ status: 422, code: 'upload_damaged' });
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[], 0]);
  });

  test.each([
    ['at once', 10_000],
    ['in pieces of 1,500 bytes', 1500],
  ])('of an upload of another type, sent %s', async (_how, size) => {
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(9996, 7)]);
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: megabyte, kind: 'video' });
    let offset = 0;
    let sent = await client.patch(id, offset, zip.subarray(0, size));
    while (sent.ok) {
      offset += size;
      sent = await client.patch(id, offset, zip.subarray(offset, offset + size));
    }
    expect(await refusal(sent)).toMatchObject({ status: 415, code: 'unsupported_media' });
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[], 0]);
  });

  test('of an upload that its sender gives up', async () => {
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: 20 * megabyte });
    await client.patch(id, 0, filmBytes(9 * megabyte));
    expect((await client.remove(id)).status).toBe(204);
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[], 0]);
  });

  test('of uploads that are not continued for a day, once the bucket can be reached', async () => {
    const client = tusClient(server, room.admin);
    for (const size of [9, 10]) {
      const id = await client.create({ size: 20 * megabyte });
      await client.patch(id, 0, filmBytes(size * megabyte));
    }
    expect(bucket.unfinishedBytes()).toBe(16 * megabyte);
    server.clock.advance({ hours: 25 });
    bucket.fail('AbortMultipartUpload');
    await expect(removeExpiredUploads(server.app)).rejects.toThrow('2 uploads could not be removed');
    bucket.recover();
    server.clock.advance({ hours: 1 });
    expect(await removeExpiredUploads(server.app)).toBe(2);
    expect([bucket.keys(), bucket.unfinishedCount()]).toEqual([[], 0]);
    expect(await server.app.db.$count(unfinishedUploads)).toBe(0);
  });
});
