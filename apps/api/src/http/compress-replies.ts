import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Environment, HttpContext } from './environment.ts';

/** In bytes; below it, what is saved is less than the work. */
const threshold = 1024;
/** A file's signed link: the one secret in a reply to a read. */
const secretPath = /^\/api\/files\//u;

const isRead = ({ req }: HttpContext) => req.method === 'GET' && !secretPath.test(req.path);

/** Whether JSON of so many bytes is compressed as a reply, if who asked takes that. */
export const isCompressed = (c: HttpContext, length: number): boolean => length >= threshold && isRead(c);

/**
 * Compresses the JSON of replies to reads. Tokens, codes and links are in replies to changes, which are sent as they are and ask
 * proxies to leave them so: the length of a compressed reply reveals what it repeats of the request (BREACH, docs/security.md).
 */
export function compressReplies(): MiddlewareHandler<Environment> {
  const compressJson = compress({ threshold, contentTypeFilter: /^application\/json\b/u });
  return async (c, next) => {
    await next();
    // Without a length, `compress` would also take what is short: failures and the health.
    if (isRead(c) && c.res.headers.has('content-length')) await compressJson(c, () => Promise.resolve());
    if (!isRead(c) && !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store, no-transform');
  };
}
