import type { Role } from '@rubrica/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../services/caller.ts';

/** Which rows of a table a caller of some role sees, as a condition on that table. A role that is not named sees none. */
export interface Visible {
  table: PgTable;
  id: PgColumn;
  to: Partial<Record<Role, (caller: Caller) => SQL>>;
}

/** Every row. */
export const everything = (): SQL => sql`true`;

const nothing = sql`false`;

/** The condition under which this caller sees a row; lists filter by it, and the policy looks single objects up with it. */
export function visibleTo(caller: Caller, visible: Visible): SQL {
  return visible.to[caller.role]?.(caller) ?? nothing;
}
