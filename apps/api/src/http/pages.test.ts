import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { Environment } from './environment.ts';
import { servePages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

const page = `<!doctype html>${'<p>A page.</p>'.repeat(100)}`;
const script = `console.log('${'x'.repeat(2000)}');`;
const folder = mkdtempSync(path.join(tmpdir(), 'rubrica-pages-'));
mkdirSync(path.join(folder, 'assets'));
for (const [name, text] of [
  ['index.html', page],
  ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['assets/main-abc123.js', script],
] as const) {
  writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text));
}
afterAll(() => rmSync(folder, { recursive: true }));

const http = new Hono<Environment>();
http.use(securityHeaders({ trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] }));
servePages(http, folder);
const get = async (address: string, headers: Record<string, string> = {}) => http.request(address, { headers });
const contentOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each(['/', '/student/tasks', '/assets/main-abc123.js'])(
  '%s goes out in the smallest form that the browser takes',
  async (address) => {
    const text = address.startsWith('/assets') ? script : page;
    const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await contentOf(brotli)).toString()).toBe(text);
    const gzip = await get(address, { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await contentOf(gzip)).toString()).toBe(text);
    const plain = await get(address);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);
    for (const { headers } of [brotli, gzip, plain]) expect(headers.get('vary')).toMatch(/accept-encoding/iu);
  },
);

test('a hashed file is kept for good, and the page is asked for again', async () => {
  expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/student')).headers.get('cache-control')).toBe('no-cache');
});

test('a page that the browser has is not sent again, in each form', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const first = await get('/student', { 'accept-encoding': accepted });
    const tag = first.headers.get('etag') ?? '';
    const again = await get('/student', { 'accept-encoding': accepted, 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toMatch(/accept-encoding/iu);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await get('/student', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a file that is not there is no page', async () => {
  expect((await get('/assets/gone-abc123.js')).status).toBe(404);
});

test.each(['/', '/student/tasks', '/icon.svg', '/assets/gone-abc123.js'])(
  '%s, which a browser can open, says what a page may do',
  async (address) => {
    const { headers } = await get(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a script says of itself what it is, and no more', async () => {
  const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const size = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(size).toBeLessThan(400);
});
