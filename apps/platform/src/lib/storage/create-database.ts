import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export type { DBSchema } from 'idb';

/**
 * Returns a function that does work in a database of this browser, which the first work opens. A browser may end a connection at any
 * time, and need not say so: work that fails is done once more over a new connection, so it must come to the same when repeated.
 */
export function createDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result> {
  let current: Promise<IDBPDatabase<Schema>> | undefined;

  function forget(connection: Promise<IDBPDatabase<Schema>>) {
    if (current === connection) current = undefined;
  }

  function connect(): Promise<IDBPDatabase<Schema>> {
    const connection = openDB<Schema>(name, 1, {
      upgrade: (database) => upgrade(database),
      // Another tab deletes it, or has a newer version of it.
      blocking: (_now, _next, event) => {
        forget(connection);
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => forget(connection),
    });
    connection.catch(() => forget(connection));
    return connection;
  }

  return async (work) => {
    const connection = (current ??= connect());
    try {
      return await work(await connection);
    } catch {
      forget(connection);
      void connection.then(
        (database) => database.close(),
        () => undefined,
      );
      return work(await (current ??= connect()));
    }
  };
}
