import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';

/** Runs a query that is no table's of ours, and parses its rows. */
export async function queryRows<Row>(db: Database, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;
}
