import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { PasswordResetGrant } from '../services/context.ts';
import { isSecure } from './address.ts';
import type { Exchange, Reach } from './environment.ts';

const name = 'rubrica_grant';
const path = '/api/reset-password';

/** The grant of /verify-otp as a cookie that no script reads and that only /reset-password gets to see. */
export function grantCookie(exchange: Exchange, { proxies, origins }: Reach): PasswordResetGrant {
  const elsewhere = origins.length > 0;
  const options = {
    path,
    httpOnly: true,
    sameSite: elsewhere ? 'None' : 'Strict',
    secure: elsewhere || isSecure(exchange, proxies),
  } as const;
  return {
    read: () => getCookie(exchange, name),
    set: (grant, seconds) => setCookie(exchange, name, grant, { ...options, maxAge: seconds }),
    clear: () => {
      deleteCookie(exchange, name, options);
    },
  };
}
