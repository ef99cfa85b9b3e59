import { afterAll, beforeEach, vi } from 'vitest';

const stored = new Map<string, string>();

const stub = () =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });

// Modules that are imported after this one read the session as they are loaded.
stub();

/** Gives each unit test of a file an empty `localStorage`, which Node does not have. Returns what is stored in it. */
export function stubLocalStorage(): Map<string, string> {
  beforeEach(() => {
    stored.clear();
    stub();
  });
  // Files share their globals.
  afterAll(() => vi.unstubAllGlobals());
  return stored;
}
