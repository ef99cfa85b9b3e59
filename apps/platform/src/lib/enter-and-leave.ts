import { clearSession, storeSession, type Session } from './storage/session.ts';

/** About how long after a login the page loads again (`spec.md` section 9), which is when the new token is read. */
const reloadAfter = 100;

/** Keeps a login, goes where it leads, and loads the page again. */
export function enter(
  reply: { token: string; user: Omit<Session, 'token'> },
  place: string,
  navigate: (place: string) => unknown,
): void {
  storeSession(reply);
  void navigate(reply.user.loggedInBefore === 'true' ? place : '/change-password');
  setTimeout(() => location.reload(), reloadAfter);
}

/** Forgets the session and loads the login page afresh. */
export function leave(): void {
  clearSession();
  location.assign('/auth/login');
}
