import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from './environment.ts';

/** Lets pages of the named origins call; without any, browsers keep every other origin out. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler<Environment> {
  if (origins.length === 0) return (_exchange, next) => next();
  return cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key', 'if-match'],
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  });
}
