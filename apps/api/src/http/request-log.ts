import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Environment, HttpContext } from './environment.ts';

/** Returns the path of a request for the log: without the token of a calendar feed or of the end of mails, which has no other place. */
export function loggedPath({ req }: HttpContext): string {
  return req.path.replace(/^(?<route>\/api\/(?:calendar|unsubscribe)\/).+/u, '$<route>…');
}

/** Logs one line per request: method, path, status and duration; the request id is around it. No query, no body, no token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = (performance.now() - started).toFixed(0);
    const [method, path, status] = [c.req.method, loggedPath(c), c.res.status];
    log.info(`${method} ${path} ${status} ${milliseconds}ms`, { method, path, status, ms: Number(milliseconds) });
  };
}
