import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** The name of a column in the database, as drizzle derives it from the name in code. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Copies the rows of tables. Returns a function that writes them back over what has become of them; rows that came later stay. */
export async function saveRows(db: Database, tables: readonly PgTable[]): Promise<() => Promise<void>> {
  const statements: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    await db.execute(sql.raw(`create table saved_${name} as table ${name}`));
    const columns = Object.keys(getTableColumns(table)).map(columnName);
    const names = columns.join(', ');
    const values = columns.map((column) => `excluded.${column}`).join(', ');
    const change = columns.includes('id') ? `(id) do update set (${names}) = row(${values})` : 'do nothing';
    statements.push(
      `write_${name} as (insert into ${name} (${names}) select ${names} from saved_${name} on conflict ${change})`,
    );
  }
  // One statement, because it runs after every request that may have changed these rows.
  const statement = sql.raw(`with ${statements.join(', ')} select 1`);
  return async () => void (await db.execute(statement));
}
