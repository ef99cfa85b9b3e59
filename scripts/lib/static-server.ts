// Serves a folder of built files: compressed once and kept in memory, hashed names cached for good, all else checked by ETag.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isText = /^(?:text|application\/(?:json|manifest)|image\/svg)/u;

/** Below this size compression saves nothing. */
const compressedFromBytes = 1024;

/** A name that changes with its content: the hash that Vite puts before the extension. */
const hasHash = /\/assets\/.+-[\w-]{8}\.\w+$/u;

type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: 6 }) : bytes;
}

async function readBody(file: string, encoding: Encoding): Promise<Body | null> {
  try {
    const content = await readFile(file);
    const worthIt = content.length >= compressedFromBytes;
    const bytes = worthIt ? await encode(content, encoding) : content;
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
    return { bytes, encoding: worthIt ? encoding : 'identity', etag: `"${hash}-${worthIt ? encoding : 'identity'}"` };
  } catch {
    return null;
  }
}

/** Reads files below a folder, and nothing outside it. */
function fileReader(folder: string) {
  const known = new Map<string, Promise<Body | null>>();
  return (file: string, encoding: Encoding): Promise<Body | null> => {
    if (!file.startsWith(folder + path.sep)) return Promise.resolve(null);
    const key = `${encoding} ${file}`;
    const found = known.get(key) ?? readBody(file, encoding);
    known.set(key, found);
    return found;
  };
}

/** The file that an address names; null for an address that is none. */
function fileOf(folder: string, url: string): string | null {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  } catch {
    return null;
  }
}

/**
 * Creates a server of the files in a folder. The files must not change while it runs.
 * @param folder absolute path of the folder
 */
export function createStaticServer(folder: string): Server {
  const read = fileReader(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    const type = contentTypes[path.extname(file ?? '')] ?? 'application/octet-stream';
    const accepted = request.headers['accept-encoding'] ?? '';
    const wanted = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : 'identity';
    const body = file === null ? null : await read(file, isText.test(type) ? wanted : 'identity');
    if (file === null || body === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
      return;
    }
    const headers = {
      'content-type': type,
      'cache-control': hasHash.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: body.etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(body.encoding === 'identity' ? {} : { 'content-encoding': body.encoding }),
    };
    if (request.headers['if-none-match'] === body.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, 'content-length': body.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : body.bytes);
  };
  return createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
