import type { CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '../testing/request-of.ts';
import { pngFile } from '../testing/sample-files.ts';
import { testPassword } from '../testing/test-people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
let email: string;
beforeAll(async () => {
  server = await testServer();
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  email = admin.email;
  token = await server.login(admin);
  for (let number = 0; number < 20; number += 1)
    await server.ok('createGroup', { body: { name: `Group number ${number}` } }, { token });
});
afterAll(() => server.close());

const ask = async <Name extends CallName>(name: Name, args: CallArguments<Contract[Name]>) => {
  const request = requestOf(name, args, { token });
  request.headers.set('accept-encoding', 'gzip, br');
  return server.http.request(request);
};

describe('the reply to a read', () => {
  test('is compressed where it is long, and says so to caches between', async () => {
    const response = await ask('listGroups', {});
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/iu);
    const body = response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
    expect(await new Response(body).json()).toMatchObject({ total: 20 });
  });

  test('is left as it is where it is short, or where the caller takes no other', async () => {
    expect((await ask('getMe', {})).headers.get('content-encoding')).toBeNull();
    const plain = await server.http.request(requestOf('listGroups', {}, { token }));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/iu);
  });
});

const uncompressed = async (response: Response) => {
  expect(response.status).toBeLessThan(300);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
};

describe('a reply that carries a secret', () => {
  test('is never compressed, here or by a proxy: what it repeats of the request would reveal the secret by its length', async () => {
    await uncompressed(await ask('login', { body: { email, password: testPassword } }));
    const file = await server.ok('uploadFile', { body: { file: pngFile(`${'n'.repeat(150)}.png`) } }, { token });
    await uncompressed(await ask('getFile', { params: { id: file._id } }));
  });
});
