import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Environment } from './environment.ts';

/** Serves the built platform: hashed assets for good, and its page for every other path, where the router takes over. */
export function servePages(http: Hono<Environment>, folder: string): void {
  const root = path.relative(process.cwd(), folder);
  http.use(
    serveStatic<Environment>({
      root,
      precompressed: true,
      onFound: (_path, exchange) => {
        const hashed = exchange.req.path.startsWith('/assets/');
        exchange.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  http.get('*', async (exchange, next) => {
    // A missing file is missing: a page in its place would fail somewhere harder to find.
    if (path.extname(exchange.req.path) !== '') return next();
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return next();
    exchange.header('cache-control', 'no-cache');
    return exchange.html(page);
  });
}

/** Hashes of a page's own inline scripts, as a content security policy names them. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
