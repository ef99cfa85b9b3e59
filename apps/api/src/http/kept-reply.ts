import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type KeptReply, packReply } from '../services/kept-reply.ts';
import type { HttpContext } from './environment.ts';
import { takesGzip } from './takes-gzip.ts';

const unpack = promisify(gunzip);

/** Sends a reply that is the same for many, or says that the client has it. */
export async function sendKept<Body>(
  c: HttpContext,
  reply: KeptReply<Body>,
  parse: (body: Body) => unknown,
): Promise<Response> {
  const headers = { etag: reply.etag, vary: 'accept-encoding' };
  if (c.req.header('if-none-match')?.includes(reply.etag)) return c.body(null, 304, headers);
  const packed = await packReply(reply, parse);
  const takesPacked = takesGzip(c);
  const bytes = takesPacked ? packed : await unpack(packed);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    ...(takesPacked && { 'content-encoding': 'gzip' }),
  });
}
