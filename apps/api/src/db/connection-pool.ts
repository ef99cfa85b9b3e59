import pg from 'pg';
import { DatabaseUnreachableError } from '../database-unreachable.ts';
import type { Log } from '../log.ts';
import { createFailureLog } from '../outage-log.ts';

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** A page waits 20 seconds for a reply: it is told before. */
const connectTimeoutMs = 15_000;

/**
 * Connections to a PostgreSQL server that outlive its failures: one that breaks in the middle of a transaction is given back at once,
 * and whoever gets none is told so by a {@link DatabaseUnreachableError}.
 */
export class ConnectionPool extends pg.Pool {
  constructor(url: string, max: number, log: Log) {
    super({ connectionString: url, max, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs });
    // The pool replaces a connection that breaks while idle. Without a listener the event would end the process.
    this.on('error', createFailureLog(log, 'A database connection was lost.'));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connectForTransaction();
    super.connect((error, client, done) => callback(error && new DatabaseUnreachableError(error), client, done));
    return undefined;
  }

  async #connectForTransaction(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((error: unknown) => {
      throw error instanceof Error ? new DatabaseUnreachableError(error) : error;
    });
    const release = client.release.bind(client);
    let isReleased = false;
    // Drizzle keeps a connection whose transaction could not begin, and the pool does not listen to one that is in use.
    const releaseOnce = (reason?: Error | boolean) => {
      if (isReleased) return;
      isReleased = true;
      client.off('error', releaseOnce);
      release(reason);
    };
    client.on('error', releaseOnce);
    client.release = releaseOnce;
    return client;
  }
}
