import type { UserId } from '@rubrica/api-client/contract';
import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { tables } from '../../db/tables.ts';

/** What others have put somebody into, and what goes with them. */
const memberships: ReadonlySet<PgTable> = new Set([groupStudents, groupAssistants, parentChildren]);

/**
 * Returns those of some people of whom there is anything besides their account and what it belongs to: an attempt, a note, an entry
 * of the audit log. Every table that names users by a foreign key is looked through, but for rows that are removed with the account.
 *
 * @param ids A query of their ids.
 */
export async function selectWithRecords(db: Database, ids: SQLWrapper): Promise<ReadonlySet<UserId>> {
  const found = new Set<UserId>();
  for (const table of Object.values(tables).filter((each) => !memberships.has(each))) {
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable } = key.reference();
      if (foreignTable !== users || key.onDelete === 'cascade') continue;
      for (const column of columns) {
        const rows = await db
          .selectDistinct({ id: users.id })
          .from(users)
          .innerJoin(table, eq(column, users.id))
          .where(inArray(users.id, ids));
        for (const { id } of rows) found.add(id);
      }
    }
  }
  return found;
}
