import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';
import { clearSession, readSession, storeName, storeSession } from './session.ts';

const user = {
  _id: 'u1',
  role: 'student',
  name: 'Salma',
  email: 'salma@rubrica.test',
  loggedInBefore: 'false',
} as const;
const page = { cookie: '' };

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
});

describe('the stored session', () => {
  it('is that of the last login, with a cookie for its token', () => {
    storeSession({ token: 'a b', user });
    expect(readSession()).toEqual({ token: 'a b', ...user });
    expect(page.cookie).toBe('token=a%20b; Path=/; Max-Age=3600; SameSite=Lax; Secure');
  });

  it('is null without a token, and for an unknown role', () => {
    expect(readSession()).toBeNull();
    storeSession({ token: 't', user });
    stored.set('role', 'owner');
    expect(readSession()).toBeNull();
  });

  it('is none where the browser has no room for all of it', () => {
    storeSession({ token: 't', user });
    onTestFinished(() => void vi.restoreAllMocks());
    const setItem = vi.spyOn(localStorage, 'setItem');
    setItem.mockImplementation((key, value) => {
      if (key === 'role') throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    });
    expect(() => storeSession({ token: 'of another', user: { ...user, role: 'admin' } })).toThrow('Full');
    expect(readSession()).toBeNull();
  });

  it('keeps its name where there is no room for a new one', () => {
    storeSession({ token: 't', user });
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(() => storeName(user._id, 'Salma Haddad')).not.toThrow();
    expect(readSession()?.name).toBe('Salma');
  });

  it('is removed at the log-out, while the language stays', () => {
    stored.set('language', 'ar');
    storeSession({ token: 't', user });
    clearSession();
    expect([...stored.keys()]).toEqual(['language']);
    expect(page.cookie).toContain('Max-Age=0');
  });
});
