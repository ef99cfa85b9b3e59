import pg from 'pg';
import type { Log } from '../log.ts';
import { createFailureLog } from '../outage-log.ts';
import type { SharedLocks } from './shared-locks.ts';

/** Where servers ask each other for locks. */
const channel = 'rubrica_locks';

/**
 * Locks on a PostgreSQL server: advisory locks of one connection, which is opened with the first of them. PostgreSQL releases them
 * when the connection ends, however the server at its other end has died.
 */
export function postgresLocks(url: string, log: Log): SharedLocks & { close: () => Promise<void> } {
  const held = new Map<string, () => void>();
  const logFailure = createFailureLog(log, 'The connection that holds the locks was lost.');
  let connection: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    // An error is followed by the end.
    client.on('error', logFailure);
    client.on('end', () => {
      connection = undefined;
      const lost = [...held.values()];
      held.clear();
      for (const onLost of lost) onLost();
    });
    client.on('notification', ({ payload = '' }) => held.get(payload)?.());
    await client.connect();
    // Otherwise a machine that lost its power would hold its locks for two hours.
    await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
    await client.query(`listen ${channel}`);
    return client;
  };
  const connected = (): Promise<pg.Client> => {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  return {
    take: async (name, onAsked) => {
      const client = await connected();
      const { rows } = await client.query<{ isTaken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
        [name],
      );
      if (rows[0]?.isTaken) held.set(name, onAsked);
      else await client.query('select pg_notify($1, $2)', [channel, name]);
      return rows[0]?.isTaken === true;
    },
    release: async (name) => {
      if (!held.delete(name)) return;
      const client = await connected();
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    },
    close: async () => {
      const client = await connection;
      await client?.end();
    },
  };
}
