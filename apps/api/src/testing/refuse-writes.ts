import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Does something while the database refuses to write to a table, as one that fails in between does. */
export async function refusingWrites<Result>(
  db: Database,
  table: 'accounts' | 'audit_log',
  work: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`
    create or replace function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'nothing is written'; end $$`);
  const named = sql.identifier(table);
  await db.execute(
    sql`create trigger refuse_writes before insert or update on ${named} for each row execute function refuse_write()`,
  );
  try {
    return await work();
  } finally {
    await db.execute(sql`drop trigger refuse_writes on ${named}`);
  }
}
