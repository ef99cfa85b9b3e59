import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type GatewayBucket, startRadosGateway } from '../../testing/start-rados-gateway.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { filmBytes, refusal, sha256Of, tusClient } from '../../testing/tus-client.ts';
import { removeExpiredUploads } from '../uploads/upload-expiry.ts';

const megabyte = 1024 * 1024;
/** As the platform sends it. */
const pieceBytes = 8 * megabyte;

// Left out where Ceph is not installed: vitest.config.ts. What this store cannot be made to do, such as failing, `s3-bucket.ts` does.
describe('files in a bucket of a real store', () => {
  let bucket: GatewayBucket;
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    // The store refuses requests of another time, such as the one that a file of tests before this one has left.
    vi.useRealTimers();
    bucket = await startRadosGateway();
    server = await testServer({ bucket: bucket.location });
    server.clock.advance({ seconds: (vi.getRealSystemTime() - server.clock.now().getTime()) / 1000 });
    room = await classroom(server);
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
    vi.unstubAllEnvs();
  });
  afterEach(async () => {
    await server.app.db.delete(unfinishedUploads);
    await server.app.db.delete(files);
  });

  const read = async (id: string, range: string) => {
    const { url } = await server.ok('getFile', { params: { id } }, room.admin);
    const reply = await server.http.request(url, { headers: { range } });
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };

  test('arrive in pieces on two servers, are put together, read by range, and removed', async () => {
    const bytes = filmBytes(20 * megabyte);
    const first = await server.startAnother();
    const before = tusClient(first, room.admin);
    const id = await before.create({ size: bytes.length, kind: 'video' });
    expect((await before.patch(id, 0, bytes.subarray(0, pieceBytes))).status).toBe(204);
    await first.stop();

    const second = await server.startAnother();
    const after = tusClient(second, room.admin);
    expect(await after.offset(id)).toBe(pieceBytes);
    for (let offset = pieceBytes; offset < bytes.length; offset += pieceBytes)
      expect((await after.patch(id, offset, bytes.subarray(offset, offset + pieceBytes))).status).toBe(204);
    const body = { sha256: sha256Of(bytes) };
    const file = await server.ok('finishUpload', { params: { id }, body }, room.admin);
    await second.stop();
    expect([await bucket.keys(), await bucket.unfinishedCount()]).toEqual([[id], 0]);

    const whole = await read(file._id, 'bytes=0-');
    expect([whole.status, sha256Of(whole.bytes)]).toEqual([206, body.sha256]);
    const part = await read(file._id, `bytes=${pieceBytes - 5}-${pieceBytes + 4}`);
    expect(part.bytes).toEqual(bytes.subarray(pieceBytes - 5, pieceBytes + 5));
    await server.ok('removeFile', { params: { id: file._id } }, room.admin);
    await server.app.background.drain();
    expect(await bucket.keys()).toEqual([]);
  });

  test('leave nothing behind whose checksum is another, that is given up, or that nobody continues for a day', async () => {
    const bytes = filmBytes(6 * megabyte);
    const damaged = await tusClient(server, room.admin).upload(bytes);
    const refused = refusal(
      server.send(
        'finishUpload',
        { params: { id: damaged }, body: { sha256: sha256Of(bytes.subarray(1)) } },
        room.admin,
      ),
    );
    expect(await refused).toMatchObject({ status: 422, code: 'upload_damaged' });

    const client = tusClient(server, room.admin);
    const [givenUp, forgotten] = [
      await client.create({ size: 20 * megabyte }),
      await client.create({ size: 20 * megabyte }),
    ];
    for (const id of [givenUp, forgotten]) await client.patch(id, 0, filmBytes(9 * megabyte));
    expect(await bucket.unfinishedCount()).toBe(2);
    expect((await client.remove(givenUp)).status).toBe(204);
    server.clock.advance({ hours: 25 });
    expect(await removeExpiredUploads(server.app)).toBe(1);
    expect([await bucket.keys(), await bucket.unfinishedCount()]).toEqual([[], 0]);
  });
});
