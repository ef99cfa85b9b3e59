import { forgetPerson } from './storage/forget-person.ts';
import { clearSession, storeSession, type Session } from './storage/session.ts';

/** How long after a login the page reloads (`spec.md` section 9). The new token is read at that load. */
const reloadDelayMs = 100;

/** Stores a login, goes to `path` (or to the change of a first password) and reloads the page. */
export function completeLogin(
  reply: { token: string; user: Omit<Session, 'token'> },
  path: string,
  navigate: (path: string) => unknown,
): void {
  storeSession(reply);
  void navigate(reply.user.loggedInBefore === 'true' ? path : '/change-password');
  setTimeout(() => location.reload(), reloadDelayMs);
}

/** Clears the session and loads the login page. */
export function leaveToLogin(): void {
  clearSession();
  forgetPerson();
  location.assign('/auth/login');
}
