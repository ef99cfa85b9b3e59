import type { Named } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { categories } from '../../db/schema/named.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { NamedKind } from './kinds.ts';

/** A stored row with the count of what points at it, as the contract knows it. */
export function toNamed({ row, uses }: { row: typeof categories.$inferSelect; uses: number }): Named {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    name: row.name,
    order: row.order,
    archived: row.archived,
    uses,
  };
}

/** One of a kind. @throws {NotFoundError} */
export async function namedById(db: Database, { table, uses }: NamedKind, id: string): Promise<Named> {
  return toNamed(expectRow(await db.select({ row: table, uses }).from(table).where(eq(table.id, id))));
}
