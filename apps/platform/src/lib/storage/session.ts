import type { Role } from '@rubrica/api-client/contract';
import { clearTokenCookie, setTokenCookie } from './token-cookie.ts';

/** Who is logged in, as the browser keeps it (`spec.md` section 3, "Browser storage"). */
export interface Session {
  token: string;
  _id: string;
  role: Role;
  name: string;
  email: string;
  loggedInBefore: 'true' | 'false';
}

const keys = ['token', '_id', 'role', 'name', 'email', 'loggedInBefore'] as const satisfies (keyof Session)[];
const knownRoles: readonly string[] = ['student', 'parent', 'assistant', 'admin'] satisfies Role[];

/** The stored session; null where there is none, or what is stored makes no sense. */
export function readSession(): Session | null {
  const stored = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
  const { token, role } = stored;
  if (!token || !role || !knownRoles.includes(role)) return null;
  return { ...stored, loggedInBefore: stored['loggedInBefore'] === 'false' ? 'false' : 'true' } as Session;
}

/** Keeps what a login answered (`spec.md` section 4, "After login") and sets the token cookie. */
export function storeSession(reply: { token: string; user: Omit<Session, 'token'> }): void {
  const { token, user } = reply;
  const { _id, role, name, email, loggedInBefore } = user;
  for (const [key, value] of Object.entries({ token, _id, role, name, email, loggedInBefore })) {
    localStorage.setItem(key, value);
  }
  setTokenCookie(token);
}

/** Forgets who was logged in; the language stays. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  clearTokenCookie();
}
