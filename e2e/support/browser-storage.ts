import type { BrowserContext } from '@playwright/test';

/** Keys of a browser's local storage, with their values. */
export type StoredEntries = Readonly<Record<string, string>>;

/** The key that says that a context has been given its entries: what a page removes later stays removed. */
const filledKey = 'filled-by-test';

/**
 * Has a context find entries in the local storage of an origin, before its first page there runs a script. Playwright's `storageState` opens
 * a page for it in a process of its own, which takes as long as the test's page does to open.
 */
export async function fillStorage(context: BrowserContext, origin: string, entries: StoredEntries): Promise<void> {
  await context.addInitScript(
    (filled) => {
      if (location.origin !== filled.origin || localStorage.getItem(filled.key) !== null) return;
      for (const [name, value] of Object.entries(filled.entries)) localStorage.setItem(name, value);
      localStorage.setItem(filled.key, '');
    },
    { origin, entries, key: filledKey },
  );
}
