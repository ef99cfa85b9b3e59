import type { ToastOptions } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stored } from '../testing/local-storage.ts';

const salma = { _id: 'salma', role: 'student', name: 'Salma', email: 's@x.test', loggedInBefore: 'true' } as const;
const store = (token: string, person: string = salma._id) => {
  for (const [key, value] of Object.entries({ ...salma, token, _id: person })) stored.set(key, value);
};
const page = { origin: 'http://localhost', protocol: 'http:', reload: vi.fn(), assign: vi.fn() };
const querySelector = vi.fn<() => object | null>();

beforeEach(() => {
  vi.resetAllMocks();
  querySelector.mockReturnValue(null);
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', { cookie: '', querySelector });
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
  const { onSessionEnded, shownSession } = await import('./session-ended.ts');
  const { leaveWhenEnded } = await import('./live/leave-when-ended.ts');
  const { storeSession } = await import('./storage/session.ts');
  const { toasterLoading } = await import('./toast/toast.ts');
  const warning = vi.fn<(message: ReactNode, options?: ToastOptions) => number>();
  toasterLoading.resolve({ success: vi.fn(), error: vi.fn(), info: vi.fn(), warning, dismiss: vi.fn() });
  const ended = vi.fn();
  onSessionEnded((isStaying) => !isStaying && ended());
  const begin = () => onTestFinished(leaveWhenEnded());
  const call = async () => {
    await expect(api.getMe()).rejects.toThrow('Please log in again.');
    return { ended: ended.mock.calls.length, reloads: page.reload.mock.calls.length, left: page.assign.mock.calls };
  };
  /** The toast that the page shows, whose action leaves it. */
  const warned = async () => {
    await vi.waitFor(() => expect(warning).toHaveBeenCalled());
    const options = warning.mock.lastCall?.[1];
    expect(options?.durationMs).toBe(Number.POSITIVE_INFINITY);
    return () => options?.action?.onClick();
  };
  return { api, begin, call, storeSession, warned, ended, shownSession };
}

describe('a page whose session the server has ended', () => {
  it('says so where it is the stored one, or none is stored', async () => {
    const { begin, call } = await openPage();
    begin();
    expect(await call()).toEqual({ ended: 1, reloads: 0, left: [] });
    stored.clear();
    expect(await call()).toEqual({ ended: 2, reloads: 0, left: [] });
  });

  it('is none where a proxy in front of the server asks for a log-in of its own', async () => {
    const { api, begin, ended } = await openPage();
    begin();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>401</h1>', { status: 401 })));
    await expect(api.getMe()).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
  });

  it('starts again, once, with what another tab has stored, as at a change of the password', async () => {
    const { begin, call } = await openPage();
    begin();
    store('new');
    await call();
    expect(await call()).toEqual({ ended: 0, reloads: 1, left: [] });
  });

  it('is left where another tab has stored the session of somebody else, which stays', async () => {
    const { begin, call } = await openPage();
    begin();
    store('new', 'omar');
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [['/auth/login']] });
    expect(stored.get('token')).toBe('new');
  });

  it('waits for its own reload where it has logged in itself', async () => {
    const { begin, call, storeSession } = await openPage();
    begin();
    storeSession({ token: 'new', user: salma });
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [] });
  });

  it('also where the other tab has stored it before this page began to listen', async () => {
    const { begin, call } = await openPage();
    store('new');
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [] });
    begin();
    expect(await call()).toEqual({ ended: 0, reloads: 1, left: [] });
  });

  it('asks while a dialog is open or a recording runs, instead of losing it', async () => {
    const { begin, call, warned } = await openPage();
    begin();
    store('new');
    querySelector.mockReturnValue({});
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [] });
    const leave = await warned();
    leave();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('stays while a dialog is open or a recording runs, however often a call is refused, until somebody chooses to log in', async () => {
    const { begin, call, warned, ended } = await openPage();
    begin();
    querySelector.mockReturnValue({});
    await call();
    expect(await call()).toEqual({ ended: 0, reloads: 0, left: [] });
    const leave = await warned();
    leave();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('leaves by itself once the dialog is closed', async () => {
    const { begin, call, ended } = await openPage();
    begin();
    querySelector.mockReturnValue({});
    await call();
    querySelector.mockReturnValue(null);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 30_000 });
  });

  it('shows the pages of its own session while a dialog is open, whatever another tab stores or removes', async () => {
    const { begin, shownSession } = await openPage();
    begin();
    querySelector.mockReturnValue({});
    stored.clear();
    expect(shownSession()?.token).toBe('old');
    store('new', 'omar');
    expect(shownSession()?._id).toBe('salma');
    querySelector.mockReturnValue(null);
    expect(shownSession()?._id).toBe('omar');
    stored.clear();
    expect(shownSession()).toBeNull();
  });
});

it('has the time of the server from its replies, whatever the clock of the device says', async () => {
  const { api } = await openPage();
  const { schoolNow } = await import('./school-clock.ts');
  const serverNow = Date.now() - 3 * 3_600_000;
  const headers = { 'content-type': 'application/json', date: new Date(serverNow).toUTCString() };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers })));
  onTestFinished(() => void vi.resetModules());
  await api.getMe();
  expect(Math.abs(schoolNow() - serverNow)).toBeLessThan(60_000);
});
