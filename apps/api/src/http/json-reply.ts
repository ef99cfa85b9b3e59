import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isCompressed } from './compress-replies.ts';
import type { HttpContext } from './environment.ts';
import { takesGzip } from './takes-gzip.ts';

const pack = promisify(gzip);

/**
 * Replies with JSON and its length, by which `compressReplies` decides. What that would compress is compressed here for those who take
 * gzip: in one piece, because to pass a text of some kilobytes through streams takes longer than to compress it.
 */
export async function jsonReply(c: HttpContext, body: unknown, status: ContentfulStatusCode = 200): Promise<Response> {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const type = { 'content-type': 'application/json' };
  if (!isCompressed(c, length) || !takesGzip(c))
    return c.body(text, status, { ...type, 'content-length': String(length) });
  const packed = await pack(text);
  return c.body(new Uint8Array(packed), status, {
    ...type,
    'content-length': String(packed.length),
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
}
