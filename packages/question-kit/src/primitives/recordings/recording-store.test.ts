import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
let events = new EventTarget();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});
vi.stubGlobal('addEventListener', (name: string, listener: () => void) => events.addEventListener(name, listener));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => stored.clear());

/** Opens a page with what is in the storage of its tab. */
async function openPage() {
  events = new EventTarget();
  vi.resetModules();
  return (await import('./recording-store.ts')).page;
}

const happens = (name: 'pagehide' | 'pageshow') => events.dispatchEvent(new Event(name));

describe('the id of a page', () => {
  it('stays the same when its tab reloads it', async () => {
    const page = await openPage();
    happens('pagehide');
    expect(await openPage()).toBe(page);
    happens('pagehide');
    expect(await openPage()).toBe(page);
  });

  it('is not that of a tab which is open: a duplicate begins with a copy of its storage', async () => {
    const page = await openPage();
    expect(await openPage()).not.toBe(page);

    const shownAgain = await openPage();
    happens('pagehide');
    happens('pageshow');
    expect(await openPage()).not.toBe(shownAgain);
  });
});
