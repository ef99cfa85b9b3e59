import type { Role } from '@rubrica/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryViewer } from './query-viewer.ts';
import type { NamedTable } from '../../db/schema/named.ts';

/** Which rows of a table are visible to a caller, by role, as a condition on that table. A role that is not named sees none. */
export interface Visible {
  table: PgTable;
  id: PgColumn;
  to: Partial<Record<Role, (caller: QueryViewer) => SQL>>;
}

/** The id of the objects of a table. */
export type VisibleId<V extends Visible> = unknown extends V['id']['_']['data']
  ? string
  : Extract<V['id']['_']['data'], string>;

/** Every row. */
export const allRows = (): SQL => sql`true`;

const noRows = sql`false`;

/** Returns the condition under which a row is visible to this caller. Lists filter by it, and the policy checks single objects with it. */
export function visibleTo(caller: QueryViewer, visible: Visible): SQL {
  return visible.to[caller.role]?.(caller) ?? noRows;
}

const staff = { admin: allRows, assistant: allRows };

/** The objects of a named collection: all of them, and to staff only. */
export function visibleToStaff(table: NamedTable) {
  return { table, id: table.id, to: staff } satisfies Visible;
}
