import type { HttpContext } from './environment.ts';

/** Returns the address of the client. Only entries of X-Forwarded-For that our own proxies wrote are trusted. */
export function addressOf(c: HttpContext, proxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return forwarded.at(-proxies) ?? direct;
}

/** Returns whether the client's side of the connection is encrypted. */
export function isSecure(c: HttpContext, proxies: number): boolean {
  return proxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}
