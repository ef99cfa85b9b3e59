import type { HttpContext } from './environment.ts';

/** Where a request came from: the other end of its connection, and what proxies wrote of whom they asked for. */
interface RequestOrigin {
  direct: string;
  forwardedFor: string | string[] | undefined;
}

/** Returns the address of a client. Only entries of X-Forwarded-For that our own proxies wrote are trusted. */
export function clientAddress({ direct, forwardedFor = '' }: RequestOrigin, proxies: number): string {
  if (proxies === 0) return direct;
  const forwarded = [forwardedFor].flat().join(',').split(',');
  return forwarded.at(-proxies)?.trim() || direct;
}

/** Returns the address of the client of a request. */
export function addressOf(c: HttpContext, proxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return clientAddress({ direct, forwardedFor: c.req.header('x-forwarded-for') }, proxies);
}

/** Returns whether the client's side of the connection is encrypted. */
export function isSecure(c: HttpContext, proxies: number): boolean {
  return proxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}
