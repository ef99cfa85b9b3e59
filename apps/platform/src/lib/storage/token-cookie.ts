/** Seconds a login's token cookie lives (`spec.md` section 9). */
const maxAge = 3600;

/** The cookie's text; secure wherever the page itself is. */
export function tokenCookie(token: string, seconds: number, secure: boolean): string {
  return `token=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function write(token: string, seconds: number): void {
  // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store is missing from Firefox and plain http
  document.cookie = tokenCookie(token, seconds, location.protocol === 'https:');
}

export function setTokenCookie(token: string): void {
  write(token, maxAge);
}

export function clearTokenCookie(): void {
  write('', 0);
}
