/**
 * What keeps a browser from holding an attempt while there is no connection. `none`: it stores nothing, as in some private windows.
 * `little`: it has hardly any room left. `no-reload`: it holds answers, but cannot open the page again without a connection.
 */
export type StorageProblem = 'none' | 'little' | 'no-reload';

/** The answers of an exam, its questions, and recordings that wait. */
const neededBytes = 50_000_000;

/** Asks the browser to keep what it stores even when its disk gets full, and says what is wrong; null if nothing is. */
export async function checkStorage(): Promise<StorageProblem | null> {
  try {
    await indexedDB.databases();
    // Without TLS a page has answers on the device, and none of what follows.
    if (!isSecureContext) return 'no-reload';
    const { quota, usage } = await navigator.storage.estimate();
    // Many browsers decide without asking. What they refuse is kept as long as there is room.
    await navigator.storage.persist();
    if (quota !== undefined && quota - (usage ?? 0) < neededBytes) return 'little';
  } catch {
    return 'none';
  }
  return 'serviceWorker' in navigator ? null : 'no-reload';
}
