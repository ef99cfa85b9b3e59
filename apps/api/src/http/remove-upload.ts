import { rm } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** Removes the file that `readUpload` wrote, whether the request succeeded or not. */
export const removeUpload: MiddlewareHandler<Environment> = async (c, next) => {
  try {
    await next();
  } finally {
    const uploadPath = c.get('upload');
    if (uploadPath !== undefined) await rm(uploadPath, { force: true });
  }
};
