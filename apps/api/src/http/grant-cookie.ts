import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { PasswordResetGrant } from '../services/context.ts';
import type { CookieOptions } from 'hono/utils/cookie';
import { isSecure } from './address.ts';
import type { HttpContext, NetworkOptions } from './environment.ts';

const cookieName = 'rubrica_grant';
const cookiePath = '/api/reset-password';

/** Stores the grant of /verify-otp in an HTTP-only cookie that is sent to /reset-password alone. */
export function grantCookie(c: HttpContext, { trustedProxies, allowedOrigins }: NetworkOptions): PasswordResetGrant {
  const isCrossOrigin = allowedOrigins.length > 0;
  const options: CookieOptions = {
    path: cookiePath,
    httpOnly: true,
    sameSite: isCrossOrigin ? 'None' : 'Strict',
    secure: isCrossOrigin || isSecure(c, trustedProxies),
  };
  return {
    read: () => getCookie(c, cookieName),
    set: (grant, seconds) => setCookie(c, cookieName, grant, { ...options, maxAge: seconds }),
    clear: () => {
      deleteCookie(c, cookieName, options);
    },
  };
}
