import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';

const script = path.join(import.meta.dirname, 'large-school.sql');

/** Adds 1,000 users, 3,000 questions and 50,000 attempts to a database that has the demo data, and whose server is stopped. */
export async function addLargeSchool(location: DatabaseLocation): Promise<void> {
  const statements = (await readFile(script, 'utf8')).split(/;\n/u);
  const { db, close } = await openDatabase(location);
  try {
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
  } finally {
    await close();
  }
}
