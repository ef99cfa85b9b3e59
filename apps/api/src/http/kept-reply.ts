import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { namesTag } from '../services/files/entity-tag.ts';
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
  const { bytes: packed, digest } = await packReply(reply, parse);
  const takesPacked = takesGzip(c);
  // A tag names bytes, and compressed ones are others (RFC 9110, section 8.8.3).
  const headers = { etag: takesPacked ? `"${digest}-gzip"` : `"${digest}"`, vary: 'accept-encoding' };
  if (namesTag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
  const bytes = takesPacked ? packed : await unpack(packed);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    ...(takesPacked && { 'content-encoding': 'gzip' }),
  });
}
