import type { Database } from './database.ts';

/** Creates something once for each database, and keeps it as long as the database. */
export function perDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  const values = new WeakMap<Database, Value>();
  return (db) => {
    const known = values.get(db);
    if (known !== undefined) return known;
    const value = create(db);
    values.set(db, value);
    return value;
  };
}
