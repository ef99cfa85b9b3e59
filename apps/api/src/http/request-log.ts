import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Environment } from './environment.ts';

/** Logs one line per request: time, method, path, status, duration and request id. No query, no body, no token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = (performance.now() - started).toFixed(0);
    const { method, path } = c.req;
    log.info(`${new Date().toISOString()} ${method} ${path} ${c.res.status} ${milliseconds}ms ${c.get('requestId')}`);
  };
}
