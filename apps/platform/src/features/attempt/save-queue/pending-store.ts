import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptAnswer, PendingStore } from './pending.ts';

interface Schema extends DBSchema {
  pending: { key: string; value: KeptAnswer; indexes: { taskTaken: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('rubrica-answers', 1, {
    upgrade(database) {
      database.createObjectStore('pending', { keyPath: 'key' }).createIndex('taskTaken', 'taskTaken');
    },
  });
  return opened;
}

/** Survives a reload of the tab and keeps two tabs from writing over each other's changes. */
function tabName(): string {
  const known = sessionStorage.getItem('rubrica-tab');
  if (known) return known;
  const fresh = crypto.randomUUID();
  sessionStorage.setItem('rubrica-tab', fresh);
  return fresh;
}

/** Pending changes in IndexedDB, apart for each person, tab and answer. */
export function createPendingStore(person: string): PendingStore {
  const prefix = `${person}/${tabName()}/`;
  return {
    async put(change) {
      await (await open()).put('pending', { ...change, key: prefix + change.answer });
    },
    async remove(answer) {
      const database = await open();
      await database.delete('pending', prefix + answer);
    },
    async listOf(taskTaken) {
      const all = await (await open()).getAllFromIndex('pending', 'taskTaken', taskTaken);
      return all.filter(({ key }) => key.startsWith(`${person}/`));
    },
    async takeOver(change) {
      const transaction = (await open()).transaction('pending', 'readwrite');
      await transaction.store.delete(change.key);
      await transaction.store.put({ ...change, key: prefix + change.answer });
      await transaction.done;
    },
  };
}
