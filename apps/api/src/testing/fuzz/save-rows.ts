import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Copies the rows of tables. Returns a function that writes them back over what has become of them; rows that came later stay. */
export async function saveRows(db: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const statements: string[] = [];
  for (const table of tables) {
    await db.execute(sql.raw(`create table saved_${table} as table ${table}`));
    const columns = (
      await db.execute<{ name: string }>(
        sql`select quote_ident(column_name) as name from information_schema.columns where table_name = ${table}`,
      )
    ).rows.map(({ name }) => name);
    const names = columns.join(', ');
    const values = columns.map((name) => `excluded.${name}`).join(', ');
    const change = columns.includes('id') ? `(id) do update set (${names}) = row(${values})` : 'do nothing';
    statements.push(
      `write_${table} as (insert into ${table} (${names}) select ${names} from saved_${table} on conflict ${change})`,
    );
  }
  // One statement, because it runs after every request that may have changed these rows.
  const statement = sql.raw(`with ${statements.join(', ')} select 1`);
  return async () => void (await db.execute(statement));
}
