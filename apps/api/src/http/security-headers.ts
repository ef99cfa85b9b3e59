import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isSecure } from './address.ts';
import type { Environment, Reach } from './environment.ts';

/** Headers that keep a browser from doing what a page of ours never asks for; docs/security.md says what each is for. */
export function securityHeaders({ proxies, scripts }: Reach): MiddlewareHandler<Environment> {
  const headers = secureHeaders({
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [], usb: [] },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      // styled-components writes its rules into style elements; a style cannot run, so they are let through.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
  return async (exchange, next) => {
    await headers(exchange, next);
    if (isSecure(exchange, proxies)) exchange.header('strict-transport-security', 'max-age=31536000');
    if (exchange.req.path.startsWith('/api/') && !exchange.res.headers.has('cache-control')) {
      exchange.header('cache-control', 'no-store');
    }
  };
}
