import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Environment } from './environment.ts';

/** Serves the built platform: hashed assets as immutable, and its page for every other path, which the router then handles. */
export function servePages(http: Hono<Environment>, folder: string): void {
  const root = path.relative(process.cwd(), folder);
  http.use(
    serveStatic<Environment>({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        const hashed = c.req.path.startsWith('/assets/');
        c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  http.get('*', async (c, next) => {
    // A missing file is a 404: the page in its place would fail where it is harder to find.
    if (path.extname(c.req.path) !== '') return next();
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return next();
    c.header('cache-control', 'no-cache');
    return c.html(page);
  });
}

/** Hashes of a page's own inline scripts, as a content security policy names them. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
