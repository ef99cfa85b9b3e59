import { getCookie, setCookie } from 'hono/cookie';
import type { DeviceToken } from '../services/context.ts';
import type { HttpContext, NetworkOptions } from './environment.ts';
import { privateCookie } from './grant-cookie.ts';

const cookieName = 'rubrica_device';

/** Keeps the token of a device that has signed in, in an HTTP-only cookie. */
export function deviceCookie(c: HttpContext, network: NetworkOptions): DeviceToken {
  return {
    read: () => getCookie(c, cookieName),
    set: (token, seconds) =>
      setCookie(c, cookieName, token, { ...privateCookie(c, network), path: '/api', maxAge: seconds }),
  };
}
