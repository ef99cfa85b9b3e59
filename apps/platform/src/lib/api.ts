import { ApiError, createClient } from '@rubrica/api-client';
import { getPreferences } from './storage/preferences.ts';
import { readSession } from './storage/session.ts';
import { reportSessionEnded } from './session-ended.ts';

/** Read once, at load: a login stores its token and loads the page again (`spec.md` sections 4 and 7). */
const session = readSession();

/** Calls whose 401 is about the typed credentials, not about the session. */
const credentialCalls: ReadonlySet<string> = new Set(['login', 'verifyOtp', 'resetPassword', 'changePassword']);

/**
 * Every call of the contract. The pages of students do not parse replies, so that the first of them need not load the
 * schemas; the pages of other roles do.
 */
export const api = createClient({
  baseUrl: `${location.origin}/api`,
  token: session?.token ?? null,
  language: () => getPreferences().language,
  ...(session && session.role !== 'student' ? { schemas: () => import('@rubrica/api-client/contract') } : {}),
  onError: (error) => {
    if (!(error instanceof ApiError) || error.status !== 401 || credentialCalls.has(error.call)) return;
    // Nothing is stored where another tab has heard of the end before this one.
    const stored = readSession() ?? session;
    reportSessionEnded(stored?.token !== session?.token);
  },
});

/**
 * How long a link that `getFile` gives is used, of the five minutes that it is good for. It is counted from when it arrived: the clock of
 * the device may be wrong, so that the moment at which the server ends the link says nothing.
 */
export const linkUsedForMs = 4.5 * 60_000;
