import type { Named } from '@rubrica/api-client/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { NamedTable } from '../../db/schema/named.ts';
import { countReferences } from '../queries/count-references.ts';
import { expectRow } from '../queries/query-results.ts';

/** The parameters of a call on an object of any named collection. */
export interface ByAnyId {
  params: { id: string };
}

/** Selects the rows of a named collection, each with the number of rows that refer to it. */
export function selectNamed(db: Database, table: NamedTable, where: SQL | undefined) {
  return db
    .select({ row: table, uses: countReferences(table) })
    .from(table)
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectNamed>>[number];

/** Returns a selected row as the contract describes it. */
export function toNamed({ row, uses }: Row): Named {
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

/** Returns one object of a named collection. @throws {NotFoundError} */
export async function selectNamedById(db: Database, table: NamedTable, id: string): Promise<Named> {
  return toNamed(expectRow(await selectNamed(db, table, eq(table.id, id))));
}
