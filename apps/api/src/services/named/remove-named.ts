import { eq } from 'drizzle-orm';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import type { Input } from '../service.ts';
import { selectNamedById } from './select-named.ts';

/** Removes an object of a named collection that nothing refers to. The refusal states the number of references. */
export function removeNamed(table: NamedTable) {
  return async ({ db, messages }: SignedInContext, { params }: Pick<Input<'removeCategory'>, 'params'>) => {
    const name = await db.transaction(async (tx) => {
      await tx.select({ id: table.id }).from(table).where(eq(table.id, params.id)).for('update');
      const found = await selectNamedById(tx, table, params.id);
      if (found.uses > 0) throw new ConflictError('in_use', { uses: found.uses });
      await tx.delete(table).where(eq(table.id, params.id));
      return found.name;
    });
    return { success: true, message: messages.confirmations.removed(name) };
  };
}
