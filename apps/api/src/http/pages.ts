import { createHash } from 'node:crypto';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { Environment, HttpContext } from './environment.ts';

const isHashed = (c: HttpContext) => c.req.path.startsWith('/assets/');

/**
 * Serves the built platform: hashed assets as immutable, and its page for every other path, which the router then handles. The
 * build has written a Brotli and a gzip variant of each file that becomes smaller by it.
 */
export function servePages(http: Hono<Environment>, folder: string): void {
  const root = path.relative(process.cwd(), folder);
  const tag = etag();
  http.use(cacheRules);
  http.use((c, next) => (isHashed(c) ? next() : tag(c, next)));
  http.use(serveStatic<Environment>({ root, precompressed: true }));
  const servePage = serveStatic<Environment>({ root, path: 'index.html', precompressed: true });
  // A missing file is a 404: the page in its place would fail where it is harder to find.
  http.get('*', (c, next) => (path.extname(c.req.path) === '' ? servePage(c, next) : next()));
}

const cacheRules: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  if (c.res.status >= 400) return;
  // A hashed file is never asked for again.
  if (isHashed(c)) c.header('last-modified', undefined);
  c.header('cache-control', isHashed(c) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Also of an uncompressed file: a cache between must not hand it to a browser that takes another form.
  c.header('vary', 'Accept-Encoding');
};

/** Hashes of a page's own inline scripts, as a content security policy names them. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
