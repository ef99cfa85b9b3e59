import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type KeptReply, packReply } from '../services/kept-reply.ts';
import type { HttpContext } from './environment.ts';
import { takesGzip } from './takes-gzip.ts';

const unpack = promisify(gunzip);

/** Sends a reply that is the same for many. */
export async function sendKept<Body>(
  c: HttpContext,
  reply: KeptReply<Body>,
  parse: (body: Body) => unknown,
): Promise<Response> {
  const packed = await packReply(reply, parse);
  const takesPacked = takesGzip(c);
  const bytes = takesPacked ? packed : await unpack(packed);
  return c.body(new Uint8Array(bytes), 200, {
    vary: 'accept-encoding',
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    ...(takesPacked && { 'content-encoding': 'gzip' }),
  });
}
