import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from './static-server.ts';

const script = 'const sea = "blue";\n'.repeat(200);
let parent: string;
let server: Server;
let port: number;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'rubrica-static-'));
  const folder = path.join(parent, 'site');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Workbench</title>');
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ text: 'x'.repeat(2000) }));
  writeFileSync(path.join(folder, 'assets/page-B1x_Cd-9.js'), script);
  writeFileSync(path.join(parent, 'secret.txt'), 'not for anybody');
  server = createStaticServer(folder).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

/** Sends the path as it is: `fetch` would resolve `..` before it is sent. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ reply: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request({ port, path: url, headers, method }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve({ reply, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the server of built files', () => {
  it('compresses texts as the browser accepts it', async () => {
    const brotli = await get('/assets/page-B1x_Cd-9.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.reply.headers['content-encoding']).toBe('br');
    expect(brotli.body.length).toBeLessThan(script.length / 5);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzipped = await get('/assets/page-B1x_Cd-9.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.body).toString()).toBe(script);
    const plain = await get('/assets/page-B1x_Cd-9.js');
    expect(plain.reply.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  it('lets a browser keep hashed files for good, and ask whether the others changed', async () => {
    const hashed = await get('/assets/page-B1x_Cd-9.js');
    expect(hashed.reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await get('/?path=/story/workbench');
    expect(page.reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    const again = await get('/', { 'if-none-match': page.reply.headers.etag ?? '' });
    expect(again.reply.statusCode).toBe(304);
    expect(again.body.length).toBe(0);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/missing.js', '/%E0%A4%A'])(
    'gives nothing outside its folder: %s',
    async (url) => {
      expect((await get(url)).reply.statusCode).toBe(404);
    },
  );

  it('refuses what does not read', async () => {
    const { reply } = await get('/', {}, 'POST');
    expect(reply.statusCode).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect(head.reply.statusCode).toBe(200);
    expect(head.body.length).toBe(0);
  });
});
