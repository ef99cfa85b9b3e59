import { contract } from '@rubrica/api-client/contract';
import { traceWork } from '../trace-work.ts';
import type { HttpContext } from './environment.ts';

/** Answers a request, and notes it where OpenTelemetry is set up: by its call, never by its path, which holds ids and search words. */
export function traceRequest(c: HttpContext, next: () => Promise<void>): Promise<void> {
  const { method } = c.req;
  return traceWork({ kind: 'request', name: method }, next, () => {
    const call = c.get('call');
    const route = call === undefined ? 'other' : `/api${contract[call].path}`;
    return {
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        'rubrica.request': c.get('requestId'),
      },
      hasFailed: c.res.status >= 500,
    };
  });
}
