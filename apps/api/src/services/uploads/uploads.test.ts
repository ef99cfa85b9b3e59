import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { wavFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { filmBytes, piece, refusal, sha256Of, tusClient } from '../../testing/tus-client.ts';
import { removeExpiredUploads } from './upload-expiry.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(9 * kilobyte, 7)]);

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer({ quota: { userBytes: 2 * megabyte, schoolBytes: 8 * megabyte } });
  room = await classroom(server);
});
afterAll(() => server.close());
afterEach(async () => {
  server.disk.setLevel('ok');
  for (const key of await storedContents()) await server.app.files.storage.remove(key);
  await server.app.db.delete(unfinishedUploads);
  await server.app.db.delete(files);
});

const finish = (id: string, bytes: Uint8Array, who: SignedInPerson, more: { durationMs?: number } = {}) =>
  server.send('finishUpload', { params: { id }, body: { sha256: sha256Of(bytes), ...more } }, who);
const storedContents = () => readdir(path.join(server.app.files.uploadFolder, '../../files')).catch(() => []);

describe('a large file', () => {
  test('arrives in pieces and becomes a file, of which a repetition makes no second one', async () => {
    const client = tusClient(server, room.admin);
    const bytes = filmBytes(20 * kilobyte);
    const id = await client.create({ size: bytes.length, name: 'محاضرة.mov', kind: 'video' });
    expect((await client.patch(id, 0, bytes.subarray(0, 8 * kilobyte))).status).toBe(204);
    expect(await client.offset(id)).toBe(8 * kilobyte);
    const missing = await refusal(finish(id, bytes, room.admin));
    expect(missing).toMatchObject({
      status: 409,
      code: 'upload_unfinished',
      message: expect.stringContaining('12 kB'),
    });
    expect((await client.patch(id, 8 * kilobyte, bytes.subarray(8 * kilobyte))).status).toBe(204);

    const body = { sha256: sha256Of(bytes), durationMs: 61_000 };
    const file = await server.ok('finishUpload', { params: { id }, body }, room.admin);
    expect(file).toMatchObject({
      owner: room.admin.id,
      sha256: body.sha256,
      ref: { name: 'محاضرة.mp4', mime: 'video/mp4', size: bytes.length, durationMs: 61_000 },
    });
    expect(await server.ok('finishUpload', { params: { id }, body }, room.admin)).toEqual(file);
    // A client whose reply was lost asks how far it got.
    expect(await client.offset(id)).toBe(bytes.length);
    expect(await server.app.db.$count(files)).toBe(1);
    expect(await storedContents()).toEqual([id]);

    const { url } = await server.ok('getFile', { params: { id: file._id } }, room.admin);
    const content = await server.http.request(url, { headers: { range: 'bytes=5-9999' } });
    expect(Buffer.from(await content.arrayBuffer())).toEqual(bytes.subarray(5, 10_000));
    await server.ok('removeFile', { params: { id: file._id } }, room.admin);
    await server.app.background.drain();
    expect(await storedContents()).toEqual([]);
  });

  test('is the same in whatever pieces it arrives, and a piece out of order changes nothing', async () => {
    const bytes = filmBytes(6000);
    const client = tusClient(server, room.admin);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3500 }), { maxLength: 8 }), async (sizes) => {
        const id = await client.create({ size: bytes.length });
        let offset = 0;
        for (const size of [...sizes, bytes.length]) {
          const wrong = await refusal(client.patch(id, offset + 1, bytes.subarray(0, 1)));
          expect(wrong).toMatchObject({ status: 409, code: 'upload_offset' });
          const end = Math.min(offset + size, bytes.length);
          const sent = await client.patch(id, offset, bytes.subarray(offset, end));
          expect(sent.headers.get('upload-offset')).toBe(String(end));
          expect(await client.offset(id)).toBe(end);
          offset = end;
          if (offset === bytes.length) break;
        }
        expect((await finish(id, bytes, room.admin)).status).toBe(201);
      }),
      { numRuns: 6 },
    );
  });

  test('goes on where a lost connection has left it', async () => {
    const bytes = filmBytes(300 * kilobyte);
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: bytes.length });
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.subarray(0, 100 * kilobyte)),
      pull: (controller) => controller.error(new TypeError('The connection was lost.')),
    });
    await client.patch(id, 0, cut);
    const offset = await client.offset(id);
    expect(offset).toBeLessThanOrEqual(100 * kilobyte);
    await client.patch(id, offset, bytes.subarray(offset));
    expect((await finish(id, bytes, room.admin)).status).toBe(201);
  });

  test('sent again under its key becomes the file that is stored; another under the same key does not', async () => {
    const client = tusClient(server, room.admin);
    const [bytes, changed] = [filmBytes(9000), filmBytes(9001)];
    const stored = async (content: typeof bytes) => {
      const id = await client.upload(content, { key: 'lecture' });
      return server.ok('finishUpload', { params: { id }, body: { sha256: sha256Of(content) } }, room.admin);
    };
    const first = await stored(bytes);
    expect(await stored(bytes)).toEqual(first);
    expect((await stored(changed))._id).not.toBe(first._id);
    expect(await storedContents()).toHaveLength(2);
    expect(await server.app.db.$count(files)).toBe(2);
  });

  test('that was changed on its way is refused, and nothing is left of it', async () => {
    const client = tusClient(server, room.admin);
    const bytes = filmBytes(10 * kilobyte);
    const id = await client.upload(bytes.with(9000, 1) as Buffer<ArrayBuffer>);
    expect(await refusal(finish(id, bytes, room.admin))).toMatchObject({ status: 422, code: 'upload_damaged' });
    expect((await client.head(id)).status).toBe(404);
    expect(await storedContents()).toEqual([]);
    expect(await server.app.db.$count(unfinishedUploads)).toBe(0);
  });
});

describe('what is refused', () => {
  test.each([
    ['as soon as its first piece is there', zip.length],
    ['once pieces of 1,500 bytes tell the type', 1500],
  ])('is a file of another type, %s', async (_when, size) => {
    const client = tusClient(server, room.admin);
    const id = await client.create({ size: megabyte, kind: 'video' });
    let offset = 0;
    let sent = await client.patch(id, offset, zip.subarray(0, size));
    while (sent.ok) {
      offset += size;
      sent = await client.patch(id, offset, zip.subarray(offset, offset + size));
    }
    expect(offset + size).toBeLessThanOrEqual(zip.length);
    expect(await refusal(sent)).toMatchObject({
      status: 415,
      code: 'unsupported_media',
      message: expect.stringMatching(/of the type ZIP.*MP4/u),
    });
    expect((await client.head(id)).status).toBe(404);
    expect(await storedContents()).toEqual([]);
    expect(await server.app.db.$count(unfinishedUploads)).toBe(0);
  });

  test('is a film where a PDF is asked for, in the language of the sender', async () => {
    const client = tusClient(server, { ...room.admin, language: 'ar' });
    const id = await client.create({ size: 10_000, kind: 'pdf' });
    const { status, message } = await refusal(client.patch(id, 0, filmBytes(10_000)));
    expect([status, message]).toEqual([415, expect.stringMatching(/هذا ملف من النوع MP4.*PDF/u)]);
  });

  test('is a file larger than one of its kind may be: when it is announced, or when its type is known', async () => {
    const big = await testServer();
    const admin = await big.makePerson({ role: 'admin', name: 'Amal' });
    const client = tusClient(big, { token: await big.login(admin) });
    const tooLarge = { status: 413, code: 'too_large' };
    const request = (size: number, kind?: string) => client.create({ size, ...(kind === undefined ? {} : { kind }) });
    await expect(request(51 * megabyte, 'pdf')).rejects.toThrow('413');
    await expect(request(501 * megabyte)).rejects.toThrow('413');
    const id = await request(51 * megabyte);
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 32)]);
    expect(await refusal(client.patch(id, 0, pdf))).toMatchObject(tooLarge);
    expect((await client.head(id)).status).toBe(404);
    await big.close();
  });

  test('is what the school or the person has no room for: unfinished uploads count, until they are given up', async () => {
    const client = tusClient(server, room.student);
    const id = await client.create({ size: 1500 * kilobyte });
    await expect(client.create({ size: 600 * kilobyte })).rejects.toThrow(/413.*user_quota/u);
    const upload = { body: { file: wavFile('voice.wav', 600 * kilobyte) } };
    expect(await server.fails('uploadFile', upload, room.student)).toMatchObject({ status: 413, code: 'user_quota' });
    expect((await client.remove(id)).status).toBe(204);
    await server.ok('uploadFile', upload, room.student);
    // Counted once, before and after it has become a file.
    const film = filmBytes(megabyte);
    const stored = await client.upload(film);
    await finish(stored, film, room.student);
    await expect(client.create({ size: 500 * kilobyte })).rejects.toThrow(/user_quota/u);
    await client.create({ size: 300 * kilobyte });
  });

  test('is everything while the disk has little room', async () => {
    const client = tusClient(server, room.admin);
    const bytes = filmBytes(9000);
    const id = await client.create({ size: bytes.length });
    server.disk.setLevel('low');
    const full = { status: 507, code: 'storage_full' };
    expect(await refusal(client.patch(id, 0, bytes))).toMatchObject(full);
    await expect(client.create({ size: 1000 })).rejects.toThrow('507');
    server.disk.setLevel('ok');
    // Nothing of the upload is lost.
    expect((await client.patch(id, 0, bytes)).status).toBe(204);
  });

  test('is a request that is not one of the protocol, with a body like every refusal', async () => {
    const headers = { authorization: `Bearer ${room.admin.token}`, 'upload-length': '10' };
    const bare = await server.http.request('/api/uploads', { method: 'POST', headers });
    expect(await refusal(bare)).toMatchObject({ status: 400, code: 'malformed' });
    const client = tusClient(server, room.admin);
    const odd = { method: 'POST', headers: { 'upload-length': '10', 'upload-metadata': 'kind c3BlbGw=' } };
    expect(await refusal(client.send('', odd))).toMatchObject({ status: 400, code: 'malformed' });
    expect(await server.app.db.$count(unfinishedUploads)).toBe(0);
    expect(server.errors).toEqual([]);
  });
});

describe('an upload is its sender’s own', () => {
  test('nobody else, an admin included, reads, continues, ends or finishes it', async () => {
    const bytes = filmBytes(8000);
    const id = await tusClient(server, room.student).create({ size: bytes.length });
    for (const other of [room.classmate, room.parent, room.admin, room.assistant]) {
      const client = tusClient(server, other);
      const tries = [client.head(id), client.patch(id, 0, bytes), client.remove(id), finish(id, bytes, other)];
      expect(await Promise.all(tries.map(async (tried) => (await tried).status))).toEqual([404, 404, 404, 404]);
    }
    expect(await tusClient(server, room.student).offset(id)).toBe(0);
  });

  test.each([
    ['nobody', 401, async () => ({})],
    [
      'somebody before their first login',
      403,
      async () => {
        const newcomer = await server.makePerson({ role: 'student', name: 'New', loggedInBefore: false });
        return { token: await server.login(newcomer) };
      },
    ],
  ])('%s may send none', async (_who, status, session) => {
    const client = tusClient(server, await session());
    const id = await tusClient(server, room.student).create({ size: 10 });
    const tries = [
      client.send('', { method: 'POST', headers: { 'upload-length': '10' } }),
      client.head(id),
      client.send(`/${id}`, piece(0, 'x')),
      client.remove(id),
    ];
    expect(await Promise.all(tries.map(async (tried) => (await tried).status))).toEqual(tries.map(() => status));
  });

  test('there is none under what is no id', async () => {
    const client = tusClient(server, room.student);
    for (const id of ['nothing', '..%2Fdb', '01890a5d-ac96-774b-bcce-b302099a8057'])
      expect((await client.head(id)).status).toBe(404);
  });
});

describe('an upload that is not continued', () => {
  test('expires a day after its last piece, and leaves nothing; a finished one leaves its file', async () => {
    const bytes = filmBytes(9000);
    const login = async () => tusClient(server, { token: await server.login(room.admin) });
    let client = await login();
    const done = await client.upload(bytes);
    expect((await finish(done, bytes, room.admin)).status).toBe(201);
    const left = await client.create({ size: bytes.length });
    const created = await client.patch(left, 0, bytes.subarray(0, 5000));
    expect(created.headers.get('upload-expires')).toBe(
      new Date(server.clock.now().getTime() + 86_400_000).toUTCString(),
    );
    server.clock.advance({ hours: 23 });
    client = await login();
    await client.patch(left, 5000, bytes.subarray(5000, 6000));
    server.clock.advance({ hours: 23 });
    expect(await removeExpiredUploads(server.app)).toBe(0);
    client = await login();
    expect(await client.offset(left)).toBe(6000);
    server.clock.advance({ hours: 2 });
    expect(await removeExpiredUploads(server.app)).toBe(1);
    client = await login();
    expect((await client.head(left)).status).toBe(404);
    expect(await storedContents()).toEqual([done]);
    expect(await server.app.db.$count(files)).toBe(1);
  });

  test('leaves nothing of one that was stored already, though it could not be removed when it was finished', async () => {
    const bytes = filmBytes(9000);
    const client = tusClient(server, { token: await server.login(room.admin) });
    const first = await client.upload(bytes, { key: 'twice' });
    expect((await finish(first, bytes, room.admin)).status).toBe(201);
    const second = await client.upload(bytes, { key: 'twice' });
    vi.spyOn(server.app.uploads, 'discard').mockRejectedValueOnce(new Error('unreachable'));
    expect((await finish(second, bytes, room.admin)).status).toBe(500);
    expect((await finish(second, bytes, room.admin)).status).toBe(201);
    expect(await storedContents()).toHaveLength(2);
    server.clock.advance({ hours: 25 });
    await removeExpiredUploads(server.app);
    expect(await storedContents()).toEqual([first]);
    expect(await server.app.db.$count(unfinishedUploads)).toBe(0);
  });
});
