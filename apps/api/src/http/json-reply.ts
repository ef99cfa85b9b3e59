import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpContext } from './environment.ts';

/** Replies with JSON and its length, by which `compressReplies` decides. */
export function jsonReply(c: HttpContext, body: unknown, status: ContentfulStatusCode = 200): Response {
  const text = JSON.stringify(body);
  return c.body(text, status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  });
}
