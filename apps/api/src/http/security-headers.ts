import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isSecure } from './address.ts';
import type { Environment, NetworkOptions } from './environment.ts';

/** Sets the security headers; docs/security.md says what each is for. */
export function securityHeaders({
  trustedProxies,
  inlineScriptHashes,
}: NetworkOptions): MiddlewareHandler<Environment> {
  const headers = secureHeaders({
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [], usb: [] },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes],
      // styled-components writes its rules into style elements; a style cannot run code.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
  return async (c, next) => {
    await headers(c, next);
    if (isSecure(c, trustedProxies)) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) {
      c.header('cache-control', 'no-store');
    }
  };
}
