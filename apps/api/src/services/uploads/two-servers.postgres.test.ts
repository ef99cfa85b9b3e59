import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { filmBytes, sha256Of, tusClient } from '../../testing/tus-client.ts';

const megabyte = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('of two servers on one database, one at a time writes to an upload; the other goes on where it was', async () => {
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  const session = { token: await server.login(admin) };
  const servers = [await server.startAnother(), await server.startAnother()] as const;
  const [one, other] = [tusClient(servers[0], session), tusClient(servers[1], session)];
  const bytes = filmBytes(3 * megabyte);
  const id = await one.create({ size: bytes.length });
  const content = path.join(server.app.files.uploadFolder, '../../files', id);
  let offset = 0;
  for (const [stale, next] of [
    [one, other],
    [other, one],
  ] as const) {
    // The way between client and server is gone, and the server has not noticed it: the piece never ends.
    const rest = bytes.subarray(offset, offset + megabyte);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(rest) });
    const left = stale.patch(id, offset, endless).catch((error: unknown) => error);
    await vi.waitFor(async () => expect((await stat(content)).size).toBeGreaterThan(offset + megabyte / 2), {
      timeout: 30_000,
    });
    const reached = await next.offset(id);
    expect(reached).toBeGreaterThan(offset + megabyte / 2);
    await left;
    expect(await stale.offset(id)).toBe(reached);
    offset = reached;
  }
  expect((await one.patch(id, offset, bytes.subarray(offset))).status).toBe(204);
  const finished = { params: { id }, body: { sha256: sha256Of(bytes) } };
  expect((await server.send('finishUpload', finished, session)).status).toBe(201);
  for (const another of servers) await another.stop();
});
