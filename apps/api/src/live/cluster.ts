import { setImmediate, setTimeout } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';

/** Connections to the database that the servers share. */
export type EventPool = Parameters<typeof createAdapter>[0];

/** A connection of it, as far as it is used here. */
interface PoolClient {
  query: (text: string) => Promise<unknown>;
}

/** A server that cannot reach its database closes without waiting any longer. */
const settleTimeoutMs = 2000;

/** Passes events on between the servers of one database, by its notifications. */
export function openCluster(pool: EventPool, onError: (error: unknown) => void) {
  // The adapter adds no listener to the connection that it keeps, and without one an error of it would end the process.
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', onError);
    clients.add(client);
    client.once('end', () => clients.delete(client));
  });
  // Which connection the adapter keeps is not known: those of its first events may be open before it.
  const listens = async (signal: AbortSignal) => {
    while (clients.size < pool.totalCount && !signal.aborted) await setTimeout(10);
    await setImmediate();
    // Queries of a connection run in order, so that these end after the adapter listens.
    await Promise.all([...clients].map((client) => client.query('select 1').catch(onError)));
    await setImmediate();
  };
  return {
    adapter: createAdapter(pool, { errorHandler: onError }),
    /** Waits until the adapter listens. One that is closed earlier would never give its connection back. */
    settle: async () => {
      const timeout = new AbortController();
      await Promise.race([
        listens(timeout.signal),
        setTimeout(settleTimeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
    },
  };
}
