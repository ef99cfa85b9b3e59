/**
 * Locks by name that all servers of one database share, each held by one server at a time. A server that dies holds none. Within a
 * server they do not exclude anybody.
 */
export interface SharedLocks {
  /**
   * Takes a lock if no other server holds it; otherwise that server is asked to release it.
   *
   * @param onAsked Called when another server asks for the lock, and when it is lost with the connection to the database.
   */
  take: (name: string, onAsked: () => void) => Promise<boolean>;
  /** Releases a lock. Does nothing where it was lost. */
  release: (name: string) => Promise<void>;
}

/** The locks of a database that only one server can open. */
export const onlyServerLocks: SharedLocks = { take: async () => true, release: async () => {} };
