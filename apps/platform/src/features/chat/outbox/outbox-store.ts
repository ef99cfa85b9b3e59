import type { UserId } from '@rubrica/api-client/contract';
import { createDatabase, type DBSchema } from '../../../lib/storage/create-database.ts';
import { chatDatabase } from '../../../lib/storage/forget-person.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox.ts';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxItem };
}

const inDatabase = createDatabase<Schema>(chatDatabase, (database) => {
  database.createObjectStore('outbox', { keyPath: 'clientId' });
});

/** Stores a person's messages until they are sent. What somebody else has left on this device is removed. */
export function createOutboxStore(owner: UserId): OutboxStore {
  return {
    list: () =>
      inDatabase(async (database) => {
        const all = await database.getAll('outbox');
        for (const item of all) if (item.owner !== owner) await database.delete('outbox', item.clientId);
        return all.filter((item) => item.owner === owner);
      }),
    put: async (item) => void (await inDatabase((database) => database.put('outbox', item))),
    remove: (clientId) => inDatabase((database) => database.delete('outbox', clientId)),
  };
}
