import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { type ByAnyId, selectNamedById } from './select-named.ts';

/** Returns one object of a named collection. */
export function getNamed(table: NamedTable) {
  return ({ db }: SignedInContext, { params }: ByAnyId) => selectNamedById(db, table, params.id);
}
