import type { Exchange } from './environment.ts';

/** Where a request comes from. A header can say anything: only entries that our own proxies wrote are read. */
export function addressOf(exchange: Exchange, proxies: number): string {
  const direct = exchange.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return direct;
  const forwarded =
    exchange.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return forwarded.at(-proxies) ?? direct;
}

/** Whether the caller's side of the connection is encrypted. */
export function isSecure(exchange: Exchange, proxies: number): boolean {
  return proxies > 0 && exchange.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}
