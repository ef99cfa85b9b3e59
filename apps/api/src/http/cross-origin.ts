import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from './environment.ts';

const tusRequestHeaders = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'];
const tusReplyHeaders = ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'];

/** Allows pages of the named origins to call the API (CORS); without any, no other origin may. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<Environment> {
  if (origins.length === 0) return (_c, next) => next();
  return cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'if-match',
      'if-none-match',
      ...tusRequestHeaders,
    ],
    exposeHeaders: ['etag', 'retry-after', ...tusReplyHeaders],
    maxAge: 600,
  });
}
