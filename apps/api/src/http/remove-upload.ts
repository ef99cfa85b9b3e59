import { rm } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** Clears away what `readUpload` wrote, whatever became of the request. */
export const removeUpload: MiddlewareHandler<Environment> = async (exchange, next) => {
  try {
    await next();
  } finally {
    const place = exchange.get('upload');
    if (place !== undefined) await rm(place, { force: true });
  }
};
