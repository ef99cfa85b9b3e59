import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page may open a socket here by where it came from: the platform's own pages, and those that may make calls. The session's
 * token is not in a cookie, so that no other page could open one with it anyway; this refuses earlier. Programs send no origin.
 */
export function isKnownOrigin({ origin, host }: IncomingHttpHeaders, known: readonly string[]): boolean {
  if (origin === undefined || known.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
