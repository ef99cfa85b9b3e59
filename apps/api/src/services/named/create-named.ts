import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Input } from '../service.ts';
import { toNamed } from './select-named.ts';

/** Adds an object to a named collection. */
export function createNamed(table: NamedTable) {
  return async ({ db }: SignedInContext, { body }: Pick<Input<'createCategory'>, 'body'>) =>
    toNamed({ row: expectRow(await db.insert(table).values(body).returning()), uses: 0 });
}
