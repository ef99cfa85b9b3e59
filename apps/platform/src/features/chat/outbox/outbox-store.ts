import type { UserId } from '@rubrica/api-client/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { chatDatabase } from '../../../lib/storage/forget-person.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox.ts';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxItem };
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    connection = undefined;
  };
  connection ??= openDB<Schema>(chatDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'clientId' }),
    // Logging out deletes it, in any tab.
    blocking: (_now, _next, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
  connection.catch(forget);
  return connection;
}

/** Stores a person's messages until they are sent. What somebody else has left on this device is removed. */
export function createOutboxStore(owner: UserId): OutboxStore {
  return {
    list: async () => {
      const database = await open();
      const all = await database.getAll('outbox');
      for (const item of all) if (item.owner !== owner) await database.delete('outbox', item.clientId);
      return all.filter((item) => item.owner === owner);
    },
    put: async (item) => void (await (await open()).put('outbox', item)),
    remove: async (clientId) => (await open()).delete('outbox', clientId),
  };
}
