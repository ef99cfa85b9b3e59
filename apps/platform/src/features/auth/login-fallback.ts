/** What a form that logs in says where the server gave no message: `failed`, or that the browser has no room to store the session. */
export function loginFallback(error: unknown, failed: string, noRoom: string): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? noRoom : failed;
}
