import { eq } from 'drizzle-orm';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Input } from '../service.ts';
import { type NamedName, selectNamedById } from './select-named.ts';

/** Removes an object of a named collection that nothing refers to. The refusal states the number of references. */
export function removeNamed(name: NamedName, table: NamedTable) {
  return async (context: SignedInContext, { params }: Pick<Input<'removeCategory'>, 'params'>) => {
    const removed = await context.db.transaction(async (tx) => {
      await tx.select({ id: table.id }).from(table).where(eq(table.id, params.id)).for('update');
      const found = await selectNamedById(tx, table, params.id);
      if (found.uses > 0) throw new ConflictError('in_use', { uses: found.uses });
      await tx.delete(table).where(eq(table.id, params.id));
      await recordAudit(context, tx, `remove${name}`, { object: `${name.toLowerCase()}:${params.id}`, before: found });
      return found.name;
    });
    return { success: true, message: context.messages.confirmations.removed(removed) };
  };
}
