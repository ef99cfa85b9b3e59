import { accepts } from 'hono/accepts';
import type { HttpContext } from './environment.ts';

/** Whether whoever sent a request takes a reply that is compressed by gzip. */
export function takesGzip(c: HttpContext): boolean {
  return accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip';
}
