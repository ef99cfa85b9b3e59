import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Environment } from './environment.ts';

/** One line per request: when, what, outcome, how long, its number. No query, no body, no token. */
export function requestLog(log: Log): MiddlewareHandler<Environment> {
  return async (exchange, next) => {
    const started = performance.now();
    await next();
    const milliseconds = (performance.now() - started).toFixed(0);
    const { method, path } = exchange.req;
    log.info(
      `${new Date().toISOString()} ${method} ${path} ${exchange.res.status} ${milliseconds}ms ${exchange.get('requestId')}`,
    );
  };
}
