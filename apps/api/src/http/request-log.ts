import type { MiddlewareHandler } from 'hono';
import { type Log, withoutPersonalData } from '../log.ts';
import type { Environment, HttpContext } from './environment.ts';

/** The longest path in the log. Node takes 16 KB, and whoever sends a request would fill the log, and keep the process with reading it. */
const longestPath = 300;

/**
 * Returns the path of a request for the log: encoded, because whoever sends a request would write lines of the log with a decoded one,
 * without addresses and numbers of people, and without the token of a calendar feed or of the end of mails, which has no other place.
 */
export function loggedPath({ req }: HttpContext): string {
  // Routes are found by the decoded path.
  const [tokenRoute] = /^\/api\/(?:calendar|unsubscribe)\//u.exec(req.path) ?? [];
  if (tokenRoute !== undefined) return `${tokenRoute}…`;
  // Not parsed: a Host that the server takes, such as `rubrica.1`, need not be that of a URL. What was encoded is still encoded.
  const [, path = ''] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/iu.exec(req.url) ?? [];
  return withoutPersonalData(shortened(path).replaceAll('%40', '@').replaceAll(/%2b/giu, '+'));
}

/** Cut between its parts: of half an address or number it is not seen that it is one. */
function shortened(path: string): string {
  return path.length <= longestPath ? path : `${path.slice(0, path.lastIndexOf('/', longestPath) + 1)}…`;
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
