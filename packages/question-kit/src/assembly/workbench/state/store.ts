import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { WorkbenchState } from './workbench-state.ts';

interface WorkbenchSchema extends DBSchema {
  /**
   * The workbench under `bench`; under keys that begin with `unread`, those of which a version could not read everything. What was
   * kept before there were papers has another shape: `readStoredState` reads it.
   */
  work: { key: 'bench' | `unread${string}`; value: WorkbenchState };
  /** Files by the id that questions name them by. */
  files: { key: string; value: { ref: FileRef; file: Blob; key: string }; indexes: { key: string } };
}

/** What a browser keeps of a workbench. */
export type WorkbenchStore = Promise<IDBPDatabase<WorkbenchSchema>>;

/** The keys of what a version could not read in full. */
export const unreadCopies = () => IDBKeyRange.lowerBound('unread');

/** Opens the store of that name, and makes it the first time. */
export function openStore(name: string): WorkbenchStore {
  return openDB<WorkbenchSchema>(name, 2, {
    // Version 2 has the same stores: its number keeps a tab with the older page from writing over papers.
    upgrade: (database, before) => {
      if (before > 0) return;
      database.createObjectStore('work');
      database.createObjectStore('files', { keyPath: 'ref.id' }).createIndex('key', 'key');
    },
    // A newer version of this page waits in another tab.
    blocking: (_version, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
