import type { NamedName } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { type ByAnyId, selectNamedById } from './select-named.ts';

/** Removes an object of a named collection that nothing refers to. The refusal states the number of references. */
export function removeNamed(name: NamedName, table: NamedTable) {
  return async (context: SignedInContext, { params }: ByAnyId) => {
    const removed = await context.db.transaction(async (tx) => {
      await tx.select({ id: table.id }).from(table).where(eq(table.id, params.id)).for('update');
      const found = await selectNamedById(tx, table, params.id);
      if (found.uses > 0) throw new ConflictError('in_use', { uses: found.uses, canArchive: true });
      await tx.delete(table).where(eq(table.id, params.id));
      await recordAudit(context, tx, `remove${name}`, { object: `${name.toLowerCase()}:${params.id}`, before: found });
      return found.name;
    });
    return { success: true, message: context.messages.confirmations.removed(removed) };
  };
}
