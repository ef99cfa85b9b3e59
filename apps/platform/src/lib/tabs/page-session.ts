import { readSession, type Session } from '../storage/session.ts';

/** What was stored before another tab has stored something else. */
const replaced = new Map<keyof Session, string>();

function valueOf(key: 'token' | '_id'): string {
  return replaced.get(key) ?? localStorage.getItem(key) ?? '';
}

/** A page is told what other tabs store, and not what it stores itself. */
function keep({ key, oldValue }: StorageEvent): void {
  if ((key === 'token' || key === '_id') && oldValue !== null && !replaced.has(key)) replaced.set(key, oldValue);
}

/** Remembers the session that this page was opened with, once another tab logs in or out. Returns what ends that. */
export function keepPageSession(): () => void {
  addEventListener('storage', keep);
  return () => removeEventListener('storage', keep);
}

/** Returns the session of this page, whatever another tab has stored since: what is done here is that person's. */
export const pageSession = (): Pick<Session, 'token' | '_id'> => ({ token: valueOf('token'), _id: valueOf('_id') });

/** Returns the session that another tab has stored in the place of this page's; null where none has. */
export function newerSession(): Session | null {
  const stored = readSession();
  return stored?.token === pageSession().token ? null : stored;
}
