import type { Role, UserId } from '@rubrica/api-client/contract';
import { clearTokenCookie, setTokenCookie } from './token-cookie.ts';

/** The session as the browser stores it (`spec.md` section 3, "Browser storage"). */
export interface Session {
  token: string;
  _id: UserId;
  role: Role;
  name: string;
  email: string;
  loggedInBefore: 'true' | 'false';
}

const keys = ['token', '_id', 'role', 'name', 'email', 'loggedInBefore'] as const satisfies (keyof Session)[];
const knownRoles = ['student', 'parent', 'assistant', 'admin'] as const satisfies Role[];

const stored = (key: (typeof keys)[number]) => localStorage.getItem(key) ?? '';

/** Returns the stored session; null if there is none, or if it is not valid. */
export function readSession(): Session | null {
  const token = stored('token');
  const role = knownRoles.find((known) => known === stored('role'));
  if (!token || !role) return null;
  return {
    token,
    role,
    _id: stored('_id'),
    name: stored('name'),
    email: stored('email'),
    loggedInBefore: stored('loggedInBefore') === 'false' ? 'false' : 'true',
  };
}

/** Read once, at load: a login stores its session and loads the page again (`spec.md` sections 4 and 7). */
let ofPage = readSession();

/**
 * Returns the session that this page was loaded with, or has stored itself since, just before it loads again. Another tab may have
 * stored another, and this one may have ended: what is done on this page is still that person's.
 */
export const pageSession = (): Session | null => ofPage;

/**
 * Stores the reply of a login (`spec.md` section 4, "After login") and sets the token cookie.
 *
 * @throws {DOMException} where the browser has no room for it; no session is stored then
 */
export function storeSession(reply: { token: string; user: Omit<Session, 'token'> }): void {
  const { token, user } = reply;
  const { _id, role, name, email, loggedInBefore } = user;
  try {
    for (const [key, value] of Object.entries({ token, _id, role, name, email, loggedInBefore })) {
      localStorage.setItem(key, value);
    }
  } catch (error) {
    // Of two persons' sessions.
    clearSession();
    throw error;
  }
  ofPage = readSession();
  setTokenCookie(token);
}

/** Stores a new name of the person, if the stored session is still theirs. */
export function storeName(person: UserId, name: string): void {
  if (stored('_id') !== person) return;
  try {
    localStorage.setItem('name', name);
  } catch {
    // Without room for it, the next login stores it.
  }
}

/** Removes the session. The language stays. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  clearTokenCookie();
}
