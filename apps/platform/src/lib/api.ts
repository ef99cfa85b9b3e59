import { ApiError, createClient } from '@rubrica/api-client';
import { getPreferences } from './storage/preferences.ts';
import { readSession } from './storage/session.ts';
import { tellSessionEnded } from './session-ended.ts';

/** Read once, at load: a login stores its token and loads the page again (`spec.md` sections 4 and 7). */
const session = readSession();

/** Calls whose 401 speaks of what was typed, not of the session. */
const aboutCredentials: ReadonlySet<string> = new Set(['login', 'verifyOtp', 'resetPassword', 'changePassword']);

/**
 * Every call of the contract. A student's pages believe their own server and carry no schemas, which keeps the first of
 * them light; everybody else's parse each reply.
 */
export const api = createClient({
  baseUrl: `${location.origin}/api`,
  token: session?.token ?? null,
  language: () => getPreferences().language,
  ...(session && session.role !== 'student' ? { schemas: () => import('@rubrica/api-client/contract') } : {}),
  onError: (error) => {
    if (!(error instanceof ApiError) || error.status !== 401 || aboutCredentials.has(error.call)) return;
    // Between a login and the load that follows, calls still go out without the new token: no reason to forget it.
    if (readSession()?.token === session?.token) tellSessionEnded();
  },
});
