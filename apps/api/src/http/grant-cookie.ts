import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { PasswordResetGrant } from '../services/context.ts';
import type { CookieOptions } from 'hono/utils/cookie';
import { isSecure } from './address.ts';
import type { HttpContext, NetworkOptions } from './environment.ts';

const cookieName = 'rubrica_grant';
const cookiePath = '/api/reset-password';

/** Stores the grant of /verify-otp in an HTTP-only cookie that is sent to /reset-password alone. */
export function grantCookie(c: HttpContext, network: NetworkOptions): PasswordResetGrant {
  const options: CookieOptions = { ...privateCookie(c, network), path: cookiePath };
  return {
    read: () => getCookie(c, cookieName),
    set: (grant, seconds) => setCookie(c, cookieName, grant, { ...options, maxAge: seconds }),
    clear: () => {
      deleteCookie(c, cookieName, options);
    },
  };
}

/** Returns the options of a cookie that scripts cannot read and other sites cannot send, unless their pages may call the API. */
export function privateCookie(
  c: HttpContext,
  { trustedProxies, allowedOrigins }: NetworkOptions,
): Pick<CookieOptions, 'httpOnly' | 'sameSite' | 'secure'> {
  const isCrossOrigin = allowedOrigins.length > 0;
  return {
    httpOnly: true,
    sameSite: isCrossOrigin ? 'None' : 'Strict',
    secure: isCrossOrigin || isSecure(c, trustedProxies),
  };
}
