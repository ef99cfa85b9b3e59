import type { NamedTable } from '../../db/schema/named.ts';
import { allRows, type Visible } from './visible.ts';

const staff = { admin: allRows, assistant: allRows };

/** The objects of a named collection: all of them, and to staff only. */
export function visibleToStaff(table: NamedTable) {
  return { table, id: table.id, to: staff } satisfies Visible;
}
