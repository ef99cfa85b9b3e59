import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** What a browser has stored of recordings. */
export interface StoredRecordings {
  recordings: { id: string; state: string; chunks: number }[];
  /** All chunks in order. */
  bytes: Uint8Array;
}

/** Reads the recordings that are stored in the browser. The page has opened their database. */
export function readRecordings(page: Page): Promise<StoredRecordings> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('rubrica-recordings');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const transaction = database.transaction(['recordings', 'chunks']);
    const all = <Row>(store: string) =>
      new Promise<Row[]>((resolve) => {
        const request = transaction.objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
    const [recordings, chunks] = await Promise.all([
      all<{ id: string; state: string }>('recordings'),
      all<{ id: string; bytes: ArrayBuffer }>('chunks'),
    ]);
    database.close();
    return {
      recordings: recordings.map(({ id, state }) => ({
        id,
        state,
        chunks: chunks.filter((chunk) => chunk.id === id).length,
      })),
      bytes: new Uint8Array(await new Blob(chunks.map((chunk) => chunk.bytes)).arrayBuffer()),
    };
  });
}

/**
 * Waits until the device has stored so many chunks of the recording that is in progress. The recorder asks for four a second; on a busy
 * machine the browser delivers them late.
 */
export async function waitForChunks(page: Page, count: number): Promise<void> {
  const stored = async () =>
    (await readRecordings(page)).recordings.find(({ state }) => state === 'recording')?.chunks ?? 0;
  await expect.poll(stored).toBeGreaterThanOrEqual(count);
}
