import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/people.ts';
import { tables } from '../../db/tables.ts';

/** A column that refers to users. */
interface UserColumn {
  /** As `table.column`. */
  name: string;
  table: PgTable;
  column: PgColumn;
}

/** All columns of the database that refer to users. */
export function userColumns(): UserColumn[] {
  return Object.values(tables).flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      if (foreignTable !== users) return [];
      return columns.map((column) => ({ name: `${getTableConfig(table).name}.${column.name}`, table, column }));
    }),
  );
}
