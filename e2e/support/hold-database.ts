import type { Page } from '@playwright/test';

/** Keeps a page's IndexedDB store busy until the page is left, as a slow disk does: what is written meanwhile has to wait. */
export async function holdDatabase(page: Page, databaseName: string, storeName: string): Promise<void> {
  await page.evaluate(
    ([name, stored]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`${name} could not be opened`)));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction(stored, 'readwrite').objectStore(stored);
          // A transaction stays open as long as each of its requests makes another one.
          const readAgain = () => {
            store.count().addEventListener('success', readAgain);
            resolve();
          };
          readAgain();
        });
      }),
    [databaseName, storeName] as const,
  );
}
