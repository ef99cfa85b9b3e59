import { eq } from 'drizzle-orm';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import type { Input } from '../service.ts';
import { selectNamedById } from './select-named.ts';

/** Replaces an object of a named collection. */
export function updateNamed(table: NamedTable) {
  return async ({ clock, db }: SignedInContext, { params, body }: Pick<Input<'updateCategory'>, 'params' | 'body'>) => {
    await db
      .update(table)
      .set({ ...body, updatedAt: clock.now() })
      .where(eq(table.id, params.id));
    return selectNamedById(db, table, params.id);
  };
}
