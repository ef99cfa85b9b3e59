import { ApiError, createClient } from '@rubrica/api-client';
import { readServerTime } from './school-clock.ts';
import { getPreferences } from './storage/preferences.ts';
import { pageSession } from './storage/session.ts';
import { reportSessionEnded } from './session-ended.ts';

const session = pageSession();

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
  fetch: async (...request) => {
    const response = await fetch(...request);
    readServerTime(response);
    return response;
  },
  ...(session && session.role !== 'student' ? { schemas: () => import('@rubrica/api-client/contract') } : {}),
  onError: (error) => {
    if (!(error instanceof ApiError) || error.status !== 401 || error.isForeign) return;
    if (!credentialCalls.has(error.call)) reportSessionEnded();
  },
});

/** How long a link that `getFile` gives is used, of the five minutes that it is good for. */
const linkUsedForMs = 4.5 * 60_000;

/**
 * Returns whether a link that arrived then, by `Date.now()`, is still used. Only what has passed since counts: the clock of the device
 * may be wrong, so that the moment at which the server ends the link says nothing. `performance.now()` may stand still while a device sleeps.
 */
export const isLinkUsed = (arrivedAt: number): boolean => Math.abs(Date.now() - arrivedAt) < linkUsedForMs;
