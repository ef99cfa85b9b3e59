import type { MiddlewareHandler } from 'hono';
import type { DiskSpace } from '../disk-space.ts';
import { StorageFullError } from '../services/errors/errors.ts';
import type { Environment } from './environment.ts';

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes while the embedded database has no room to write them. It would end in the middle of a write, and could not
 * open again before somebody has freed some.
 */
export function refuseOnFullDisk(disk: DiskSpace): MiddlewareHandler<Environment> {
  return async ({ req }, next) => {
    const isChange = !readingMethods.has(req.method);
    if (isChange && disk.holdsDatabase && (await disk.level()) === 'full') throw new StorageFullError();
    await next();
  };
}
