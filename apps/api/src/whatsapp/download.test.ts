import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, isPublicAddress } from './download.ts';

let respond: RequestListener = (_request, response) => void response.end();
let asked: { url: string | undefined; authorization: string | undefined }[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchFrom = (address: string, trustedOrigin = origin) => {
  asked = [];
  return download(address, { trustedOrigin, maxBytes: 10, signal: AbortSignal.timeout(20_000) });
};

test('a file is fetched without credentials, up to its limit', async () => {
  respond = (_request, response) => void response.end('0123456789');
  expect(await fetchFrom(`${origin}/file?signature=a`)).toEqual({
    kind: 'done',
    bytes: Uint8Array.from(Buffer.from('0123456789')),
  });
  expect(asked).toEqual([{ url: '/file?signature=a', authorization: undefined }]);
  respond = (_request, response) => void response.end('0123456789+');
  expect(await fetchFrom(origin)).toEqual({ kind: 'too-large' });
  // Whatever it says of its length.
  respond = (_request, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' });
    for (let index = 0; index < 20; index += 1) response.write('0123456789');
    response.end();
  };
  expect(await fetchFrom(origin)).toEqual({ kind: 'too-large' });
});

test('a redirect is not followed, and what is not there says whether it may be later', async () => {
  for (const [status, kind] of [
    [301, 'refused'],
    [302, 'refused'],
    [307, 'refused'],
    [204, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ] as const) {
    respond = (_request, response) => void response.writeHead(status, { location: `${origin}/elsewhere` }).end();
    expect([status, await fetchFrom(origin)]).toEqual([status, { kind }]);
    expect(asked).toHaveLength(1);
  }
  respond = (_request, response) => void response.destroy();
  expect(await fetchFrom(origin)).toEqual({ kind: 'unavailable' });
  respond = (_request, response) => {
    response.writeHead(200, { 'content-length': 8 });
    response.write('0123', () => response.destroy());
  };
  expect(await fetchFrom(origin)).toEqual({ kind: 'unavailable' });
});

test('nothing but https on the internet is asked, by whatever name', async () => {
  const port = new URL(origin).port;
  for (const address of [
    origin,
    `http://localhost:${port}/`,
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://2130706433:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    'https://169.254.169.254/latest/meta-data/',
    'http://wasenderapi.com/file',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'no address',
    '',
  ])
    expect([address, await fetchFrom(address, 'https://wasenderapi.com')]).toEqual([address, { kind: 'refused' }]);
  expect(asked).toEqual([]);
});

test('addresses of the own network are told from those of the internet', () => {
  const inside = [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::a00:1',
    'localhost',
    'wasenderapi.com',
    '',
  ];
  const outside = [
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '100.63.0.1',
    '104.21.5.6',
    '2606:4700::6810:1',
  ];
  expect(inside.filter(isPublicAddress)).toEqual([]);
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([]);
});
