import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isSecure } from './address.ts';
import type { Environment, HttpContext, NetworkOptions } from './environment.ts';

/** Whether a reply is a script, style or font of the platform, and so never a page to which rules of pages could apply. */
const isPartOfPage = (c: HttpContext) =>
  !c.req.path.startsWith('/api/') &&
  /^(?:text\/(?:javascript|css)|font\/)/u.test(c.res.headers.get('content-type') ?? '');

/** Sets the security headers; docs/security.md says what each is for. A script, a style and a font carry what concerns a file. */
export function securityHeaders({
  trustedProxies,
  inlineScriptHashes,
}: NetworkOptions): MiddlewareHandler<Environment> {
  const common = {
    strictTransportSecurity: false,
    crossOriginResourcePolicy: 'same-origin',
    // What browsers of the past read: Internet Explorer 8, Flash, and filters that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  } as const;
  const ofFile = secureHeaders({
    ...common,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
  });
  const ofPage = secureHeaders({
    ...common,
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [], usb: [] },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes],
      // styled-components writes its rules into style elements; a style cannot run code.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Captions and the waves of recordings are read from what an attempt keeps on the device.
      connectSrc: ["'self'", 'blob:'],
      // A lecture may be a link to a video elsewhere, which can play but not run.
      mediaSrc: ["'self'", 'blob:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
  return async (c, next) => {
    await next();
    const headers = isPartOfPage(c) ? ofFile : ofPage;
    await headers(c, async () => {});
    if (isSecure(c, trustedProxies)) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) {
      c.header('cache-control', 'no-store');
    }
  };
}
