import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from './environment.ts';

/** Allows pages of the named origins to call the API (CORS); without any, no other origin may. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<Environment> {
  if (origins.length === 0) return (_c, next) => next();
  return cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key', 'if-match'],
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  });
}
