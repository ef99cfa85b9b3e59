import { eq, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../db/tables.ts';

/**
 * Returns the number of rows, in all tables, that refer to a row of this table by a foreign key on its id; also those that the
 * database would remove with it, such as the parts of a course.
 */
export function countReferences(table: PgTable & { id: PgColumn }): SQL<number> {
  const counts = Object.values(tables).flatMap((source) =>
    getTableConfig(source).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return foreignTable === table
        ? columns.map((column) => sql`(select count(*)::int from ${source} where ${eq(column, table.id)})`)
        : [];
    }),
  );
  // Nested in another `sql`, so that Drizzle keeps the table names in a query on one table.
  return sql<number>`${counts.length === 0 ? sql`0` : sql.join(counts, sql` + `)}`;
}
