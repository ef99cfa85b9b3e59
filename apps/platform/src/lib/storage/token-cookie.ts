/** The lifetime of the token cookie (`spec.md` section 9). */
const maxAgeSeconds = 3600;

/** Returns the text of the cookie. */
export function tokenCookie(token: string, seconds: number, secure: boolean): string {
  return `token=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function write(token: string, seconds: number): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is missing from Firefox and plain http
  document.cookie = tokenCookie(token, seconds, location.protocol === 'https:');
}

export function setTokenCookie(token: string): void {
  write(token, maxAgeSeconds);
}

export function clearTokenCookie(): void {
  write('', 0);
}
