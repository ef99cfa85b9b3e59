import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../testing/stub-local-storage.ts';

const stored = stubLocalStorage();
const salma = { _id: 'salma', role: 'student', name: 'Salma', email: 's@x.test', loggedInBefore: 'true' } as const;
const store = (token: string, person: string = salma._id) => {
  for (const [key, value] of Object.entries({ ...salma, token, _id: person })) stored.set(key, value);
};
const events = new EventTarget();
/** Another tab stores a session, and this one is told. */
const storeElsewhere = (token: string, person?: string) => {
  const before = new Map(stored);
  store(token, person);
  for (const [key, oldValue] of before)
    if (stored.get(key) !== oldValue) events.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue }));
};
const page = { origin: 'http://localhost', protocol: 'http:', reload: vi.fn(), assign: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', page);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', { cookie: '' });
  const refusal = JSON.stringify({ message: 'Please log in again.', code: 'unauthenticated' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(refusal, { status: 401, headers: { 'content-type': 'application/json' } })),
  );
});
afterAll(() => vi.unstubAllGlobals());

/** A page that was loaded with a session, and whose calls the server refuses. */
async function openPage() {
  store('old');
  vi.resetModules();
  const { api } = await import('./api.ts');
  const { onSessionEnded } = await import('./session-ended.ts');
  const { keepPageSession } = await import('./tabs/page-session.ts');
  const { leaveWhenReplaced } = await import('./live/leave-when-replaced.ts');
  const { storeSession } = await import('./storage/session.ts');
  const ended = vi.fn();
  onSessionEnded((isReplaced) => !isReplaced && ended());
  keepPageSession();
  leaveWhenReplaced();
  const call = async () => {
    await expect(api.getMe()).rejects.toThrow('Please log in again.');
    return { ended: ended.mock.calls.length, reloads: page.reload.mock.calls.length, left: page.assign.mock.calls };
  };
  return { call, storeSession };
}

describe('a page whose session the server has ended', () => {
  it('says so where it is the stored one, or none is stored', async () => {
    const { call } = await openPage();
    expect(await call()).toEqual({ ended: 1, reloads: 0, left: [] });
    stored.clear();
    expect(await call()).toEqual({ ended: 2, reloads: 0, left: [] });
  });

  it('starts again, once, with what another tab has stored, as at a change of the password', async () => {
    const { call } = await openPage();
    storeElsewhere('new');
    await call();
    expect(await call()).toEqual({ ended: 0, reloads: 1, left: [] });
  });

  it('is left where another tab has stored the session of somebody else, which stays', async () => {
    const { call } = await openPage();
    storeElsewhere('new', 'omar');
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [['/auth/login']] });
    expect(stored.get('token')).toBe('new');
  });

  it('waits for its own reload where it has logged in itself', async () => {
    const { call, storeSession } = await openPage();
    storeSession({ token: 'new', user: salma });
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [] });
  });
});
