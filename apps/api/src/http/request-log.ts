import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Environment, HttpContext } from './environment.ts';

/** Returns the path of a request for the log: without the token of a calendar feed or of the end of mails, which has no other place. */
export function loggedPath({ req }: HttpContext): string {
  return req.path.replace(/^(?<route>\/api\/(?:calendar|unsubscribe)\/).+/u, '$<route>…');
}

/** Logs one line per request: time, method, path, status, duration and request id. No query, no body, no token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = (performance.now() - started).toFixed(0);
    log.info(
      `${new Date().toISOString()} ${c.req.method} ${loggedPath(c)} ${c.res.status} ${milliseconds}ms ${c.get('requestId')}`,
    );
  };
}
