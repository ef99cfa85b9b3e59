import type { NamedName } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import type { Input } from '../service.ts';
import { type ByAnyId, selectNamedById } from './select-named.ts';

/** Replaces an object of a named collection, if it is still what the author saw. */
export function updateNamed(name: NamedName, table: NamedTable) {
  return (context: SignedInContext, { params, body }: ByAnyId & Pick<Input<'updateCategory'>, 'body'>) =>
    context.db.transaction(async (tx) => {
      await tx.select({ id: table.id }).from(table).where(eq(table.id, params.id)).for('no key update');
      const before = await selectNamedById(tx, table, params.id);
      const { base: _, ...columns } = body;
      if (assertUnchanged(`update${name}`, before, before, body)) return before;
      await tx
        .update(table)
        .set({ ...columns, updatedAt: context.clock.now() })
        .where(eq(table.id, params.id));
      const after = await selectNamedById(tx, table, params.id);
      await recordAudit(context, tx, `update${name}`, { object: `${name.toLowerCase()}:${params.id}`, before, after });
      return after;
    });
}
